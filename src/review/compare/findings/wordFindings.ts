import type { PageRecord } from '../../record/schema';
import { wordsOf } from '../diffWords';
import type { ChangedWords, Pair } from '../review';
import type { Look } from './look';

const wordCount = ({ blocks }: PageRecord): number =>
  blocks.reduce((sum, [, text]) => sum + wordsOf(text).length, 0);

const MONEY = /[$£€]\s?\d|\b\d[\d,]*\s?(?:USD|EUR|GBP|SAR|AED)\b/;

/** A page that lost more than this share of its words lost something. */
const LOST = 1 / 3;

/** What the changed words are about: law, money, or much that is no longer there. */
export function wordFindings({ was, is }: Pair, words: readonly ChangedWords[]): Look[] {
  const looks: Look[] = [];
  const priced = words.find(({ parts }) =>
    parts.some(
      (part) => typeof part !== 'string' && MONEY.test('del' in part ? part.del : part.ins),
    ),
  );
  if (is.kind === 'legal' && words.length > 0)
    looks.push({
      id: `legal:${is.path}`,
      kind: 'legal',
      says: 'A legal text says something else.',
      verb: 'Ask',
      todo: 'has counsel read it? A change that binds somebody wants a line in the list of versions.',
    });
  else if (priced)
    looks.push({
      id: `price:${is.path}`,
      kind: 'prices',
      says: 'An amount of money is another one.',
      verb: 'Ask',
      todo: 'is it the agreed price, and from which day on?',
    });
  if (wordCount(is) < (1 - LOST) * wordCount(was))
    looks.push({
      id: `shorter:${is.path}`,
      kind: 'words',
      says: `The page lost more than a third of its words: ${wordCount(was)} are now ${wordCount(is)}.`,
      verb: 'Check',
      todo: 'see that nothing is missing that others lead to.',
    });
  return looks;
}
