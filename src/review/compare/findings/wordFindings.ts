import type { PageRecord } from '../../record/schema';
import { textOf, wordsOf } from '../diffWords';
import type { ChangedWords, Pair } from '../review';
import type { Look } from './look';

const wordCount = ({ blocks }: PageRecord): number =>
  blocks.reduce((sum, [, text]) => sum + wordsOf(text).length, 0);

const MONEY =
  /[$£€]\s?\d[\d,.]*(?<![,.])(?:[kKmM]\b| (?:million|billion)\b)?|\b\d[\d,]*\s?(?:USD|EUR|GBP|SAR|AED)\b/g;

/** Amounts among the words of one side that the other does not have. */
function amountsOf(words: readonly ChangedWords[]): {
  readonly went: string[];
  readonly came: string[];
} {
  const on = (side: 'was' | 'is') =>
    new Set(words.flatMap(({ parts }) => textOf(parts, side).match(MONEY) ?? []));
  const [was, is] = [on('was'), on('is')];
  return {
    went: [...was].filter((amount) => !is.has(amount)),
    came: [...is].filter((amount) => !was.has(amount)),
  };
}

const some = (amounts: readonly string[]): string =>
  amounts.length > 3
    ? `${amounts.slice(0, 3).join(', ')} and ${amounts.length - 3} more`
    : amounts.join(', ');

/** What became of amounts of money, in a sentence. */
function saysOfMoney(went: readonly string[], came: readonly string[]): string {
  if (came.length === 0) return `An amount of money is gone: ${some(went)}.`;
  return went.length === 0
    ? `An amount of money is new: ${some(came)}.`
    : `An amount of money is another one: ${some(went)} before, ${some(came)} now.`;
}

/** A page that lost more than this share of its words lost something. */
const LOST = 1 / 3;

/** What the changed words are about: law, money, or much that is no longer there. */
export function wordFindings({ was, is }: Pair, words: readonly ChangedWords[]): Look[] {
  const looks: Look[] = [];
  const { went, came } = amountsOf(words);
  if (is.kind === 'legal' && words.length > 0)
    looks.push({
      id: `legal:${is.path}`,
      kind: 'legal',
      says: 'A legal text says something else.',
      verb: 'Ask',
      todo: 'has counsel read it? A change that binds somebody wants a line in the list of versions.',
    });
  else if (went.length + came.length > 0)
    looks.push({
      id: `price:${is.path}`,
      kind: 'prices',
      says: saysOfMoney(went, came),
      verb: 'Ask',
      todo:
        came.length > 0
          ? 'is it the agreed price, and from which day on?'
          : 'is it meant that nobody reads it here any more?',
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
