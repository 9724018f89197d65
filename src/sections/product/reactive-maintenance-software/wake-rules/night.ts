import { fill } from '../../../../text/fillWords';
import type { Alarm, Rule } from './schema';
import words from './words.json';

/** What becomes of an alarm: somebody is woken for it, woken for nothing, it waits, or it is missed. */
export type Fate = 'woken' | 'needless' | 'waits' | 'missed';

/** Fate of an alarm, with or without its rule. */
export function fateOf({ rule }: Alarm, rules: readonly Rule[], isOn: readonly boolean[]): Fate {
  const isWaking = rules[rule - 1]?.isWaking ?? false;
  if (isOn[rule - 1]) return isWaking ? 'woken' : 'waits';
  return isWaking ? 'missed' : 'needless';
}

/** The night in two sentences. */
export function verdictOf(fates: readonly Fate[]): string {
  const count = (fate: Fate) => fates.filter((each) => each === fate).length;
  const [needless, missed] = [count('needless'), count('missed')];
  const many = (one: string, several: string, n: number) => fill(n === 1 ? one : several, { n });
  return [
    fill(words.woke, { woken: count('woken') + needless, all: fates.length }),
    needless ? many(words.needlessOne, words.needless, needless) : '',
    missed ? many(words.missedOne, words.missed, missed) : '',
    needless || missed ? '' : words.right,
  ]
    .filter(Boolean)
    .join(' ');
}
