import { minutesOf } from '../../text/markdown/minutesOf';
import { renderMarkdown } from '../../text/markdown/renderMarkdown';
import type { Newsletter } from './schema';

interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): { readonly internal: { readonly content?: string } } | null;
  };
}

/** How long a letter takes to read, with what its check is for and its stories. */
export const newsletterResolvers = {
  Newsletter: {
    minutes: {
      type: 'Int!',
      resolve: (
        { parent, check, stories }: Newsletter & { readonly parent: string },
        _args: object,
        { nodeModel }: Context,
      ) => {
        const body = nodeModel.getNodeById({ id: parent })?.internal.content ?? '';
        const parts = [body, check.why.text, ...stories.map(({ text }) => text)];
        return minutesOf(renderMarkdown(parts.join('\n\n')));
      },
    },
  },
};
