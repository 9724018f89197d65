import type { GraphQLFieldResolver } from 'gatsby/graphql';
import { pageKinds } from '../registry/kinds';
import { whatsNew } from '../kinds/whats-new/record';
import { sorted, type Context, type GraphNode } from './extensions';
import { visibilityOf } from '../content-model/visibility';

const LIMIT = 5;

interface Dated {
  readonly sortKey: string;
}

const newestFirst = (a: Dated, b: Dated): number => (a.sortKey < b.sortKey ? 1 : -1);

/** The first `limit` pages dated `today` or before; a sort key is a month, a day or a moment. */
export function upTo<Page extends Dated>(pages: Iterable<Page>, today: string, limit: number) {
  const found: Page[] = [];
  for (const page of pages) {
    if (found.length === limit) break;
    if (page.sortKey.slice(0, today.length) <= today) found.push(page);
  }
  return found;
}

/** The newest of lists that are newest first, one of each list before a second of any. */
export function pickLatest<Page extends Dated>(
  lists: readonly (readonly Page[])[],
  limit: number,
): Page[] {
  return lists
    .flatMap((pages) => pages.map((page, rank) => ({ page, rank })))
    .sort((a, b) => a.rank - b.rank || newestFirst(a.page, b.page))
    .slice(0, limit)
    .map(({ page }) => page)
    .sort(newestFirst);
}

/** `@newest`: the words that stand there, or the title of the newest of what’s new. */
export const newest = {
  name: 'newest',
  extend: () => ({
    resolve: (async (source, _args, { nodeModel }, { fieldName }) => {
      if (source[fieldName]) return source[fieldName];
      const { today } = visibilityOf(process.env);
      const months = (await sorted(nodeModel, whatsNew)) as Iterable<GraphNode & Dated>;
      return upTo(months, today, 1)[0]?.['title'];
    }) satisfies GraphQLFieldResolver<GraphNode, Context>,
  }),
};

/** The newest pages over several kinds, none from after the day of the build. */
export async function latest(nodeModel: Context['nodeModel']): Promise<GraphNode[]> {
  const { today } = visibilityOf(process.env);
  const kinds = pageKinds.filter(({ isNews }) => isNews);
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const pages = (await sorted(nodeModel, kind)) as Iterable<GraphNode & Dated>;
      return upTo(pages, today, LIMIT);
    }),
  );
  return pickLatest(lists, LIMIT);
}
