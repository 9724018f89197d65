import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { neighborsOf, relatedTo } from './relations';

export interface PageNode {
  readonly id: string;
  readonly path: string;
  readonly formerAddresses: readonly string[];
  /** Pages of one group are related before others are. */
  readonly group?: string | null;
  /** Types of the sections that a page is made of. */
  readonly types?: readonly string[];
}

/** What a template gets: ids only, it queries the rest. */
export interface PageContext extends Record<string, unknown> {
  readonly id: string;
  readonly previousId: string | null;
  readonly nextId: string | null;
  readonly relatedIds: readonly string[];
}

/**
 * Makes the pages of one kind. `query` answers `{ pages: { nodes } }`, newest first.
 * @throws through the reporter if the query fails, which stops the build.
 */
export async function createEntryPages(
  api: CreatePagesArgs,
  { query, template }: { query: string; template: string | ((node: PageNode) => string) },
): Promise<void> {
  const result = await api.graphql<{ pages: { nodes: PageNode[] } }>(query);
  if (result.errors || !result.data) {
    const errors = result.errors as Error[] | undefined;
    api.reporter.panicOnBuild(`Pages could not be queried: ${query}`, errors);
    return;
  }
  const { nodes } = result.data.pages;
  const templateOf = typeof template === 'string' ? () => template : template;
  const related = relatedTo(nodes);
  for (const [index, node] of nodes.entries()) {
    const context: PageContext = {
      id: node.id,
      ...neighborsOf(nodes, index),
      relatedIds: related(node),
    };
    const component = path.resolve(`src/templates/${templateOf(node)}.tsx`);
    api.actions.createPage({ path: node.path, component, context });
    for (const former of node.formerAddresses) {
      api.actions.createRedirect({
        fromPath: former,
        toPath: node.path,
        isPermanent: true,
        statusCode: 301,
      });
    }
  }
}
