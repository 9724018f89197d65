import { fill } from '../../../text/fillWords.ts';
import words from '../words.json';
import { formatCount, formatDollars } from '../../../format/number.ts';
import { edgesOf, type Edge } from './edges.ts';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import type { CountName } from '../calculator.ts';

/** A reduction of this many or more is not suggested. */
const MOST_FEWER = 20;

const inWords = (count: number): string => words.numbers[count] ?? formatCount(count);

const counted = (name: CountName, count: number, more: string): string =>
  fill(count === 1 ? words[name].one : words[name].many, { count: inWords(count), more }).replace(
    /\s+/g,
    ' ',
  );

const joined = (parts: readonly string[]): string => parts.join(words.and);

/** Price as one sentence. */
export const totalOf = (inputs: PriceInputs): string =>
  `${formatDollars(priceOf(inputs).total)} ${words.year}`;

/** What the price covers, and the distance to the next step of both stairs. */
export function sentenceOf(inputs: PriceInputs): string {
  const edges = edgesOf(inputs);
  const flights = (['staff', 'buildings'] as const).map((name) => [name, edges[name]] as const);
  const where = (test: (edge: Edge) => boolean) => flights.filter(([, edge]) => test(edge));
  const room = where(({ room: left }) => left !== null && left > 0).map(([name, { room: left }]) =>
    fill(words[name].room, { counted: counted(name, left ?? 0, words.more) }),
  );
  const edge = where(({ room: left }) => left === 0).map(([name, { rise }]) =>
    fill(words[name].edge, { amount: formatDollars(rise) }),
  );
  const { fewer, fall } = edges.staff;
  return [
    fill(inputs.connections ? words.forWith : words.forWithout, {
      staff: fill(inputs.staff === 1 ? words.staff.one : words.staff.many, {
        count: formatCount(inputs.staff),
        more: '',
      }),
      buildings: fill(inputs.buildings === 1 ? words.buildings.one : words.buildings.many, {
        count: formatCount(inputs.buildings),
        more: '',
      }),
    }).replace(/\s+/g, ' '),
    room.length > 0 ? fill(words.room, { list: joined(room) }) : '',
    edge.length > 0 ? fill(words.edge, { list: joined(edge) }) : '',
    room.length + edge.length === 0 ? words.top : '',
    fewer !== null && fewer <= MOST_FEWER
      ? fill(words.fewer, { counted: counted('staff', fewer, ''), amount: formatDollars(fall) })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
