import { history } from '../kinds/data/history';
import type { Resolver } from './extensions';

/** `@companyHistory`: the history that belongs to no customer. */
export const companyHistory = {
  name: 'companyHistory',
  extend: () => ({
    resolve: (async (_source, _args, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({
        type: history.name,
        query: { sort: { fields: ['slug'], order: ['ASC'] } },
      });
      return [...entries].find(({ customer }) => !customer);
    }) satisfies Resolver,
  }),
};
