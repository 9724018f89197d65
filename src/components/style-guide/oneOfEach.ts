type Section = Queries.AllSectionsFragment;

/** What makes two sections look different: the type, and its variant where it has one. */
const lookOf = (section: Section): string =>
  [section.__typename, 'variant' in section ? section.variant : ''].join(' ');

/** The first section of every type and variant, in the order in which they come. */
export function oneOfEach(sections: readonly Section[]): Section[] {
  const looks = new Map<string, Section>();
  for (const section of sections) {
    if (!looks.has(lookOf(section))) looks.set(lookOf(section), section);
  }
  return [...looks.values()];
}
