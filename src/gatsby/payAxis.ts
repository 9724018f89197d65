import { pay } from '../kinds/data/pay';
import type { Resolver } from './extensions';

/** `@payAxis`: what openings pay in dollars, and the axis that they share. */
export const payAxis = {
  name: 'payAxis',
  extend: () => ({
    resolve: (async (_source, _args, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({
        type: pay.name,
        query: { sort: { fields: ['slug'], order: ['ASC'] } },
      });
      return [...entries][0];
    }) satisfies Resolver,
  }),
};
