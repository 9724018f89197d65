import { renderClauses } from '../../text/markdown/renderClauses';
import type { Resolver } from '../extensions';

/** `@clauses`: the body of a legal document, clause by clause; its Markdown is the parent of the page. */
export const clauses = {
  name: 'clauses',
  extend: () => ({
    resolve: ((source, _args, { nodeModel }) => {
      const markdown = nodeModel.getNodeById({ id: source.parent ?? '' });
      const { content } = (markdown?.['internal'] ?? {}) as { content?: string };
      if (content === undefined) throw new Error(`No Markdown of ${source.id}`);
      return renderClauses(content);
    }) satisfies Resolver,
  }),
};
