import type { Block } from '../record/schema';
import { align } from './align';
import { diffWords, wordsOf } from './diffWords';
import type { ChangedWords } from './review';

const HEADING = /^h[1-6]$/;
const BETWEEN = '\u0000';

const keyOf = ([tag, text]: Block): string => `${tag}${BETWEEN}${text}`;
const textOf = (key: string): string => key.slice(key.indexOf(BETWEEN) + 1);
const isHeading = (key: string): boolean => HEADING.test(key.slice(0, key.indexOf(BETWEEN)));

/** Share of words that two texts have in common. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), new Set(wordsOf(other))];
  return a.filter((word) => b.has(word)).length / Math.max(a.length, b.size, 1);
}

/** Below this likeness, a block that went and one that came have nothing to do with each other. */
const ALIKE = 0.3;

/** Blocks that went, each with the one that took its place, in the order of the page. */
function pairUp(went: readonly string[], came: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  let next = 0;
  for (const was of went) {
    const rest = came.slice(next);
    const at =
      went.length === came.length
        ? 0
        : rest.findIndex((is) => likeness(textOf(was), textOf(is)) >= ALIKE);
    if (at < 0) {
      pairs.push([was, '']);
      continue;
    }
    for (const is of rest.slice(0, at)) pairs.push(['', is]);
    pairs.push([was, rest[at] ?? '']);
    next += at + 1;
  }
  return [...pairs, ...came.slice(next).map((is): [string, string] => ['', is])];
}

/**
 * Words that changed between two states of a page, place by place, each under the heading above it. Blocks
 * are paired within the run that changed, so that a changed sentence is one place, and not two.
 */
export function diffBlocks(was: readonly Block[], is: readonly Block[]): ChangedWords[] {
  const runs = align(was.map(keyOf), is.map(keyOf));
  const changed: ChangedWords[] = [];
  let where = '';
  const pass = (keys: readonly string[]): void => {
    const heading = keys.findLast(isHeading);
    if (heading !== undefined) where = textOf(heading);
  };
  for (const [index, { side, items }] of runs.entries()) {
    const before = runs[index - 1];
    if (side === 'both') pass(items);
    else if (side === 'was' && runs[index + 1]?.side === 'is') continue;
    else {
      const went = side === 'was' ? items : before?.side === 'was' ? before.items : [];
      for (const [one, other] of pairUp(went, side === 'is' ? items : [])) {
        pass([other]);
        changed.push({ where, parts: diffWords(textOf(one), textOf(other)) });
      }
    }
  }
  return changed;
}
