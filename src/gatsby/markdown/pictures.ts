import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { generateImageData, getImageSizeAsync } from 'gatsby-plugin-sharp';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What gatsby-transformer-remark hands to its plugins, as far as pictures need it. */
export interface PictureArguments extends Pick<NodePluginArgs, 'cache' | 'getNode' | 'reporter'> {
  readonly markdownNode: Node;
  readonly pathPrefix?: string;
  /** The file that fits; the page is built again when it changes. */
  readonly getRemarkFileDependency: (filter: object) => Promise<Node | null>;
}

/** The width of running text (styles/prose.css); sharp screens get twice as much. */
const WIDTH = 640;
const BREAKPOINTS = [320, 480, WIDTH, 960, 2 * WIDTH];
const SIZES = `(min-width: 720px) ${WIDTH}px, 90vw`;

/** Gives every picture of a body the sizes that screens need, as `ResponsiveImage` does for others. */
export async function addSizes(tree: Root, api: PictureArguments): Promise<void> {
  const pictures: Image[] = [];
  visit(tree, 'image', (picture) => void pictures.push(picture));
  const { absolutePath } = api.getNode(api.markdownNode.parent ?? '') as Node & {
    absolutePath: string;
  };
  await Promise.all(
    pictures.map(async (picture) => {
      const target = path.resolve(path.dirname(absolutePath), picture.url);
      const file = await api.getRemarkFileDependency({ absolutePath: { eq: target } });
      // The content check has named a picture that is not there.
      if (file) picture.data = { hProperties: await attributesOf(file, api) };
    }),
  );
}

async function attributesOf(file: Node, { reporter, cache, pathPrefix }: PictureArguments) {
  const size = await getImageSizeAsync(file);
  const image = await generateImageData({
    file,
    args: {
      layout: 'constrained',
      width: Math.min(WIDTH, size.width),
      breakpoints: BREAKPOINTS,
      sizes: SIZES,
      formats: ['webp'],
      placeholder: 'none',
    },
    pathPrefix,
    reporter,
    cache,
  });
  const { src, srcSet, sizes } = image?.images.fallback ?? {};
  return {
    src,
    srcSet,
    sizes,
    width: image?.width,
    height: image && Math.round(image.height),
    loading: 'lazy',
    decoding: 'async',
  };
}
