/** A line that begins as a heading, a quote, a table or a list; code; a link to elsewhere. */
const RICH = /(^|\n) *(#{2,} |> |\||[-*] |\d+\. )|`|\]\(http/;

/** Whether any text of some sections is, as Markdown, more than paragraphs (src/styles/rich.css). */
export function isRich(value: unknown): boolean {
  if (typeof value === 'string') return RICH.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isRich);
}
