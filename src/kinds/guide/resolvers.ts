import { keptFile } from '../../content-model/resolvers';
import { minutesOf } from '../../text/markdown/minutesOf';
import { renderMarkdown } from '../../text/markdown/renderMarkdown';

interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): { readonly internal: { readonly content?: string } } | null;
  };
}

/** How long a guide takes to read, for lists, which do not ask for the whole text; its sheets. */
export const guideResolvers = {
  Guide: {
    minutes: {
      type: 'Int!',
      resolve: ({ parent }: { parent: string }, _args: object, { nodeModel }: Context) =>
        minutesOf(renderMarkdown(nodeModel.getNodeById({ id: parent })?.internal.content ?? '')),
    },
  },
  GuidePlacedSheet: keptFile,
};
