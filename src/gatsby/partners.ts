import { partner } from '../kinds/data/partner';
import type { Resolver } from './extensions';

/** `@everyPartner`: all firms that ever were in the register, by number; the day decides which are shown. */
export const everyPartner = {
  name: 'everyPartner',
  extend: () => ({
    resolve: (async (_source, _args, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({
        type: partner.name,
        query: { sort: { fields: ['number'], order: ['ASC'] } },
      });
      return [...entries];
    }) satisfies Resolver,
  }),
};
