import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Context } from './extensions';

interface Image {
  readonly id: string;
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

type Resolver = (image: Image, args: object, context: Context, info: Info) => unknown;

/** Gatsby hands on the resolver that this one stands before. */
interface Info extends GraphQLResolveInfo {
  readonly originalResolver: Resolver;
}

const known = new Map<string, unknown>();

/**
 * A picture in the sizes that a query asks for, worked out once for all pages: the plugin works out
 * every size, and asks for its file, again for every page that shows it.
 */
const resolve: Resolver = (image, args, context, info) => {
  // As the plugin does: a page that shows a picture is made again when its file changes.
  context.nodeModel.getNodeById({ id: image.parent });
  const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
  const data = known.get(key) ?? info.originalResolver(image, args, context, info);
  known.set(key, data);
  return data;
};

export const imagesOnce = { gatsbyImageData: { resolve } };
