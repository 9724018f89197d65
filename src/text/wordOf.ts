/** The word for a value; the value itself where there is none. */
export const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;
