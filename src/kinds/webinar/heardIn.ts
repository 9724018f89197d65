/** Names of those who speak in a chapter, which are set in bold, in the order in which they are listed. */
export const heardIn = (
  said: string,
  speakers: readonly ({ readonly name: string } | null)[],
): string[] =>
  speakers.flatMap((person) =>
    person && said.includes(`<strong>${person.name}`) ? person.name : [],
  );

/** Names in a sentence: the last two with “and” between them. */
export const joined = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
