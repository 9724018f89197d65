import type { SectionType } from '.';

/**
 * Which sections stand together on a page of a sort. A page whose sections all belong to one set is
 * built with the template of that set, and carries the styles and the code of no others; any other
 * mixture is built with `page`, which knows every section, and is named by the build.
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

const TEMPLATES: Readonly<Record<SectionSet, string>> = {
  home: 'page-home',
  product: 'page-product',
  hub: 'page-hub',
  notFound: 'page-not-found',
};

/** The template of pages whose sections are in no set together. */
export const MIXED_TEMPLATE = 'page';

/** The smallest set that holds all the sections of a page; none if they are mixed. */
export function setOf(types: readonly string[]): SectionSet | undefined {
  const sets = Object.entries(sectionSets) as [SectionSet, readonly string[]][];
  return sets
    .filter(([, members]) => types.every((type) => members.includes(type)))
    .sort(([, some], [, others]) => some.length - others.length)[0]?.[0];
}

/** The template that knows the sections of a page and as few others as may be. */
export function pageTemplate(sections: readonly { readonly type: string }[]): string {
  const set = setOf(sections.map(({ type }) => type));
  return set ? TEMPLATES[set] : MIXED_TEMPLATE;
}
