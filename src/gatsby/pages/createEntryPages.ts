import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { PageKind } from '../../content-model';
import { MIXED_TEMPLATE } from '../../content-model/sections/sets';
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
  readonly template: string;
}

/** What a template gets: ids only, it queries the rest. */
export interface PageContext extends Record<string, unknown> {
  readonly id: string;
  readonly previousId: string | null;
  readonly nextId: string | null;
  readonly relatedIds: readonly string[];
}

/** Makes the pages of one kind, and the redirects from where they once were. */
export function createEntryPages(
  { actions, reporter }: CreatePagesArgs,
  kind: PageKind,
  nodes: readonly PageNode[],
): void {
  const pages = inOrder(nodes, kind.order);
  const related = relatedTo(pages);
  for (const [index, node] of pages.entries()) {
    const context: PageContext = {
      id: node.id,
      ...neighborsOf(pages, index),
      relatedIds: related(node),
    };
    const component = path.resolve(`src/templates/${node.template}.tsx`);
    actions.createPage({ path: node.path, component, context });
    if (node.template === MIXED_TEMPLATE) {
      reporter.info(`${node.path} mixes sections of several sets, and carries the code of all.`);
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
