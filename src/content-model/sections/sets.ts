import type { SectionType } from '.';

/**
 * Which sections stand together on a page of a sort. A page whose sections all belong to one set is
 * built with the template of that set, and carries the styles and the code of no others; any other
 * mixture is built with `page`, which knows every section. First come, first served.
 */
export const sectionSets = {
  home: [
    'hero',
    'wordmarks',
    'families',
    'lanes',
    'pointers',
    'measures',
    'quote',
    'roiTeaser',
    'latest',
  ],
  product: [
    'hero',
    'subnav',
    'trail',
    'anatomy',
    'rails',
    'showcase',
    'moduleRows',
    'features',
    'figures',
    'measures',
    'quote',
    'tabs',
    'comparison',
    'steps',
    'richText',
    'faq',
    'lineMap',
  ],
  hub: [
    'hero',
    'newsroomHead',
    'releases',
    'coverage',
    'listing',
    'features',
    'figures',
    'steps',
    'richText',
    'faq',
  ],
  notFound: ['notFound'],
} as const satisfies Record<string, readonly SectionType[]>;

export type SectionSet = keyof typeof sectionSets;

/** The first set that holds all the sections of a page; none if they are mixed. */
export function setOf(types: readonly string[]): SectionSet | undefined {
  const sets = Object.entries(sectionSets) as [SectionSet, readonly string[]][];
  return sets.find(([, members]) => types.every((type) => members.includes(type)))?.[0];
}
