import { distance } from 'fastest-levenshtein';

/** Where the build writes the words of the site; loaded when nothing was found. */
export const WORDS_FILE = '/pagefind/words.json';

/** How often the site has to say a word before it is offered instead of another. */
const OFTEN = 3;

/** Too short to tell what was meant. */
const SHORTEST = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The words that texts have in common, the most frequent first. */
export function vocabularyOf(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= OFTEN)
    .sort(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .map(([word]) => word);
}

/** One wrong letter in four is a slip; more is another word. */
const slipsIn = (word: string): number => Math.max(1, Math.floor(word.length / 4));

/**
 * The word that was meant: of those with the fewest letters changed one that begins alike, since people
 * know how a word begins, and of these the most frequent.
 */
function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = slipsIn(word) + 1;
  for (const other of vocabulary) {
    if (Math.abs(other.length - word.length) >= least) continue;
    // Half a slip more for another beginning: it decides between words that are as near.
    const slips = distance(word, other) + (other[0] === word[0] ? 0 : 0.5);
    if (slips < least) [nearest, least] = [other, slips];
  }
  return nearest;
}

/** Words with those replaced that the site does not know; none if they are known or like no other. */
export function meantBy(words: string, vocabulary: readonly string[]): string | undefined {
  const known = new Set(vocabulary);
  const typed = words.toLowerCase();
  const meant = typed.replace(/\p{L}+/gu, (word) =>
    word.length < SHORTEST || known.has(word) ? word : (nearestWord(word, vocabulary) ?? word),
  );
  return meant === typed ? undefined : meant;
}
