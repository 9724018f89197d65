import type { GraphQLFieldResolver } from 'gatsby/graphql';
import { whatsNew } from '../kinds/whats-new/record';
import { sorted, type Context, type GraphNode } from './extensions';
import { visibilityOf } from '../content-model/visibility';

interface Dated {
  readonly sortKey: string;
}

/** `@newest`: the words that stand there, or the title of the newest of what’s new. */
export const newest = {
  name: 'newest',
  extend: () => ({
    resolve: (async (source, _args, { nodeModel }, { fieldName }) => {
      if (source[fieldName]) return source[fieldName];
      const { today } = visibilityOf(process.env);
      const months = (await sorted(nodeModel, whatsNew)) as Iterable<GraphNode & Dated>;
      // A sort key is a month: `2026-11`, before any of its days.
      for (const month of months) if (month.sortKey <= today) return month['title'];
      return undefined;
    }) satisfies GraphQLFieldResolver<GraphNode, Context>,
  }),
};
