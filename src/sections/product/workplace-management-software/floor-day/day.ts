import { fill } from '../../../../text/fillWords';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import type { Fill } from '../../../../ui/plot/fill';
import { clock, duration } from '../../../../ui/plot/segments';
import type { Air, Room } from './schema';
import { joined, minutesIn, minutesOutside, type Span } from './spans';
import words from './words.json';

/** What decides when a room gets air. */
export type Mode = 'clock' | 'use';

/** What a room is like at a minute. */
export type State = 'people' | 'nobody' | 'off';

export const STATES = ['people', 'nobody', 'off'] as const;

export const FILLS: Readonly<Record<State, Fill>> = {
  people: 'good-soft',
  nobody: 'late-soft',
  off: 'off',
};

const timed = (spans: readonly (readonly [string, string])[]): Span[] =>
  spans.map(([from, to]) => ({ from: minutesOfDay(from), to: minutesOfDay(to) }));

/** When a room gets air: by the clock, or ahead of a booking and after the last one has left. */
export function airOf({ booked, used }: Room, mode: Mode, air: Air): Span[] {
  if (mode === 'clock') return timed([[air.from, air.to]]);
  return joined([
    ...timed(booked).map(({ from }) => ({ from: from - air.ahead, to: from + air.patience })),
    ...timed(used).map(({ from, to }) => ({ from, to: to + air.patience })),
  ]);
}

const holds = (spans: readonly Span[], minute: number): boolean =>
  spans.some(({ from, to }) => from <= minute && minute < to);

/** What a room is like at a minute of the day. */
export function stateOf(room: Room, minute: number, mode: Mode, air: Air): State {
  if (holds(timed(room.used), minute)) return 'people';
  return holds(airOf(room, mode, air), minute) ? 'nobody' : 'off';
}

/** How many rooms are in each state. */
export function countsOf(rooms: readonly Room[], minute: number, mode: Mode, air: Air) {
  const states = rooms.map((room) => stateOf(room, minute, mode, air));
  const count = (state: State): number => states.filter((each) => each === state).length;
  return { people: count('people'), nobody: count('nobody') };
}

/** A record of a room’s day, and what it says. */
export interface RoomLane {
  readonly name: string;
  readonly fill: Fill;
  readonly spans: readonly Span[];
  readonly says: string;
}

/** Booked, used and conditioned: the three days of one room. */
export function lanesOf(room: Room, mode: Mode, air: Air): RoomLane[] {
  const used = timed(room.used);
  const lane = (name: string, fillOf: Fill, spans: readonly Span[], isAir = false): RoomLane => {
    const lost = minutesOutside(spans, used);
    const template = spans.length === 0 ? words.none : isAir ? words.lost : words.lane;
    const values = {
      name,
      spans: spans.map(({ from, to }) => `${clock(from)}–\u2060${clock(to)}`).join(', '),
      sum: duration(minutesIn(spans)),
      lost: duration(lost),
    };
    return { name, fill: fillOf, spans, says: fill(template, values) };
  };
  return [
    lane(words.booked, 'before', timed(room.booked)),
    lane(words.used, 'good', used),
    lane(words.air, 'late', airOf(room, mode, air), true),
  ];
}
