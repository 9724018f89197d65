import { pageKinds } from '../registry/kinds';
import { sorted, type Resolver } from './extensions';

/** `@counted`: how many pages there are of each kind that the heaps of a section name, in their order. */
export const counted = {
  name: 'counted',
  extend: () => ({
    resolve: (async ({ heaps }, _args, { nodeModel }) => {
      const named = (heaps ?? []) as readonly { readonly heap: string }[];
      return Promise.all(
        named.map(async ({ heap }) => {
          const kind = pageKinds.find(({ label }) => label === heap);
          return kind ? [...(await sorted(nodeModel, kind))].length : 0;
        }),
      );
    }) satisfies Resolver,
  }),
};
