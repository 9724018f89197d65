/** Words with `{name}` replaced by the value of that name; an unknown name stays as it is. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
