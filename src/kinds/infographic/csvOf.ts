/** Figures of an infographic, as needed for a table. */
export interface TablePanel {
  readonly value: string;
  readonly title: string;
  readonly unit: string;
  readonly source: string;
  readonly data: readonly { readonly label: string; readonly value: number }[];
}

const cell = (value: string | number): string => {
  const words = String(value).replaceAll('\u00a0', ' ');
  return /[",\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** Values of an infographic as CSV, one per line. */
export const csvOf = (panels: readonly TablePanel[]): string =>
  [
    ['figure', 'title', 'part', 'value', 'unit', 'source'],
    ...panels.flatMap(({ value: figure, title, unit, source, data }) =>
      data.map(({ label, value }) => [figure, title, label, value, unit, source]),
    ),
  ]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');
