import type { FigureOf } from '../../../content-model/entry-figure';
import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';

interface Group {
  readonly name: string;
  readonly taken: number;
  readonly total: number;
}

export interface Seats {
  readonly taken: number;
  readonly total: number;
  readonly on: string | null;
  readonly groups: readonly Group[];
}

const TONES = [
  ['strong', 'pale'],
  ['medium', 'light'],
] as const;

const words = copy.plan;

/** The seats as marks: of each group the taken ones, then the free ones. */
export function seatsFigure({ taken, total, on, groups }: Seats): FigureOf<'marks'> {
  const named = groups.length > 0 ? groups : [{ name: '', taken, total }];
  return {
    type: 'marks',
    number: String(total - taken),
    says: fill(words.says, { total }),
    ground: 'stone',
    rest: fill(words.rest, { taken, total }),
    source: on ? fill(words.source, { day: inWords(on) }) : '',
    groups: named.flatMap((group, index) => {
      const { name } = group;
      const left = group.total - group.taken;
      const [full, empty] = TONES[index] ?? TONES[0];
      const counts = { taken: group.taken, total: group.total, left };
      return [
        {
          count: group.taken,
          tone: full,
          name: name ? fill(words.taken, { name }) : words.takenAll,
          read: fill(words.takenRead, counts),
        },
        {
          count: left,
          tone: empty,
          name: name ? fill(words.free, { name }) : words.freeAll,
          read: fill(words.freeRead, counts),
        },
      ].filter(({ count }) => count > 0);
    }),
  };
}
