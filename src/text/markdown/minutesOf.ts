const WORDS_A_MINUTE = 230;

/** Minutes it takes to read a piece of HTML, at least one. */
export function minutesOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
