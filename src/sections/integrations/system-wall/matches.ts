import type { WallSystem } from './schema';

/** What the wall can be narrowed to, besides typed words. */
export const filters = {
  all: () => true,
  soon: ({ takes }: WallSystem) => takes.days <= 0.5,
  free: ({ isFree }: WallSystem) => isFree,
  gets: ({ out }: WallSystem) => out !== undefined,
  site: ({ runs }: WallSystem) => runs === 'site',
};

export type Filter = keyof typeof filters;

/** Whether a system passes the filter and has every typed word, also in its other names. */
export function matches(system: WallSystem, { find, only }: { find: string; only: Filter }) {
  const { name, note, also = '', in: into = '', out = '' } = system;
  const text = [name, note, also, into, out].join(' ').toLowerCase();
  const words = find.toLowerCase().split(/[\s,]+/);
  return filters[only](system) && words.every((word) => text.includes(word));
}
