import { fill } from '../../../text/fillWords';
import { formatCount } from '../../../format/number';
import type { Mark } from '../../../ui/plot/nearest';
import { middleOf } from '../../../ui/plot/scale';
import words from './words.json';

interface Floor {
  readonly year: string;
  readonly buildings: number;
  readonly sending: number;
  readonly text: string;
}

/** What each floor says, the newest first: its buildings, how many more than on the floor below, and its year. */
export const floorMarks = (floors: readonly Floor[]): readonly Mark[] =>
  floors.map(({ year, buildings, sending, text }, index) => {
    const before = floors[index + 1]?.buildings;
    const counts = {
      year,
      text,
      buildings: formatCount(buildings),
      sending: formatCount(sending),
      more: formatCount(buildings - (before ?? 0)),
    };
    const sentence = before === undefined ? words.first : sending > 0 ? words.sending : words.more;
    return { at: middleOf(index, floors.length), says: fill(sentence, counts) };
  });
