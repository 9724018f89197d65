/** Cuts the text after its first subheading at the second one: what stands before a pulled quote, and after it. */
export function cutAtSubheading(html: string): readonly [before: string, after: string] {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1);
  return second > 0 ? [html.slice(0, second), html.slice(second)] : [html, ''];
}
