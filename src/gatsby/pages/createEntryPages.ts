import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { visibilityOf } from '../../content-model/visibility';
import type { PageKind } from '../../registry/kinds';
import { isPaged, type SectionType } from '../../registry/sections';
import { listPath } from '../../search/browse/listPath';
import { pageModule } from './pageModule';
import { inOrder, neighborsOf, relatedTo } from './relations';

/** A page as `createPages` queries it. */
export interface PageNode {
  readonly __typename: string;
  readonly id: string;
  readonly path: string;
  readonly formerAddresses: readonly string[];
  readonly sortKey: string;
  /** Pages of one group are related before others are. */
  readonly group: string | null;
  /** What a page of sections is made of. */
  readonly sectionTypes?: readonly SectionType[];
  /** Its texts have more than paragraphs. */
  readonly isRich?: boolean;
  /** How many pages its list takes. */
  readonly listPages?: number;
}

/** What a template gets: ids only, it queries the rest. */
export interface PageContext extends Record<string, unknown> {
  readonly id: string;
  readonly previousId: string | null;
  readonly nextId: string | null;
  readonly relatedIds: readonly string[];
  /** Where its kind says which others are the nearest. */
  readonly nearestIds?: readonly string[];
  /** Where it has a list of several pages: which of them it shows, from 1, and of how many. */
  readonly page?: number;
  readonly pages?: number;
}

/** The template of the kind, or the module of a page that its own sections make up. */
function componentOf({ label }: PageKind, node: PageNode, page: number): string {
  const { sectionTypes: types, isRich } = node;
  if (!types) return path.resolve(`src/kinds/${label}/template.tsx`);
  if (page > 1) return pageModule({ sections: types.filter(isPaged), isLater: true });
  return pageModule({ sections: types, isRich });
}

/** Makes the pages of one kind, and the redirects from where they once were. */
export function createEntryPages(
  { actions }: CreatePagesArgs,
  kind: PageKind,
  nodes: readonly PageNode[],
): void {
  const pages = inOrder(nodes, kind.order);
  const related = relatedTo(pages);
  const nearest = kind.nearest?.among(pages, Date.parse(visibilityOf(process.env).today));
  for (const [index, node] of pages.entries()) {
    const listPages = node.listPages ?? 1;
    for (let page = 1; page <= listPages; page += 1) {
      const context: PageContext = {
        id: node.id,
        ...neighborsOf(pages, index),
        relatedIds: related(node),
        ...(nearest ? { nearestIds: nearest(node) } : {}),
        ...(listPages > 1 ? { page, pages: listPages } : {}),
      };
      actions.createPage({
        path: listPath(node.path, page),
        component: componentOf(kind, node, page),
        context,
      });
    }
    for (const former of node.formerAddresses) {
      actions.createRedirect({
        fromPath: former,
        toPath: node.path,
        isPermanent: true,
        statusCode: 301,
      });
    }
  }
}
