import type { SectionData } from '../../kinds/page/sectionsOf';

/** What makes two sections look different: the type, and its variant where it has one. */
export const lookOf = (section: SectionData & { readonly variant?: string }): string =>
  [section.type, section.variant ?? ''].join(' ');

/** The first of all that look the same, in the order in which they come. */
export function oneOfEach<T>(all: readonly T[], look: (one: T) => string): T[] {
  const looks = new Map<string, T>();
  for (const one of all) {
    if (!looks.has(look(one))) looks.set(look(one), one);
  }
  return [...looks.values()];
}
