/** A text without what keeps it together: for machines, which take it letter by letter. */
export const withoutNoBreaks = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
