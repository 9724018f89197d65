import type { GatsbyNode } from 'gatsby';
import { visibilityOf } from '../content-model/visibility';
import { kinds } from '../registry/kinds';
import type { Context } from './extensions';
import { imagesOnce } from './imagesOnce';
import { isOn } from './optional';
import { sectionFields } from './sections/resolveSections';
import { shownFields } from './sections/show';

/**
 * `contentPages(ids)`: pages by their ids, in that order. A list with a filter would make every
 * page depend on every other, and one edit would render them all again; ids name what they need.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const create = api.createResolvers as (resolvers: Record<string, unknown>) => void;
  create({
    ...Object.fromEntries(kinds.flatMap(({ resolvers }) => Object.entries(resolvers ?? {}))),
    Site: {
      builtOn: {
        type: 'String!',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) => {
          // It is new in every build, so that a warm cache does not keep the day of an earlier one.
          nodeModel.getNodeById({ id: 'SiteBuildMetadata' });
          return visibilityOf(process.env).today;
        },
      },
    },
    ...(isOn('imagesOnce') && { ImageSharp: imagesOnce }),
    Page: sectionFields,
    Query: {
      ...shownFields,
      contentPages: {
        type: '[ContentPage!]!',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids }).filter((node) => node !== null),
      },
    },
  });
};
