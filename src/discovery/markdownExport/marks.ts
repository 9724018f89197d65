/** The marks of Markdown that a twin is made with. */

/** Words without ends of lines, which would end a bullet or a cell. */
export const onOneLine = (words: string): string => words.replace(/\s*\n\s*/g, ' ');

export const bullet = (words: string): string => `- ${onOneLine(words)}`;

export const heading = (depth: number, words: string): string =>
  `${'#'.repeat(Math.min(depth, 6))} ${words}`;

/** Words that lead somewhere, where they do. */
export const linked = (words: string, href: string | undefined): string =>
  href ? `[${words}](${href})` : words;

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => onOneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
