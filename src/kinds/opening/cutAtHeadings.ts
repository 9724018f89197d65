interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** A part of a text: its heading, and the HTML below it. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** Cuts a text at its `h2`: what is before the first, and the parts. */
export function cutAtHeadings(
  html: string,
  headings: readonly Heading[],
): readonly [before: string, parts: readonly Part[]] {
  const [before = '', ...pieces] = html.split(/<h2\b[^>]*>.*?<\/h2>/s);
  const titles = headings.filter(({ level }) => level === 2);
  return [
    before,
    titles.map(({ id, text }, index) => ({ id, title: text, html: pieces[index] ?? '' })),
  ];
}
