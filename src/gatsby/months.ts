import { whatsNew } from '../kinds/whats-new/schema';
import { sorted, type Resolver } from './extensions';

/**
 * `@months`: what is new, the newest month first. A section that tells its first months whole says how
 * many (`full`), and gets these and the others apart, so that a page carries of a month what it shows.
 */
export const months = {
  name: 'months',
  extend: () => ({
    resolve: (async (source, _args, { nodeModel }, { fieldName }) => {
      const all = [...(await sorted(nodeModel, whatsNew))];
      if (fieldName === 'inFull') return all.slice(0, Number(source['full']));
      if (fieldName === 'inRows') return all.slice(Number(source['full']));
      return all;
    }) satisfies Resolver,
  }),
};
