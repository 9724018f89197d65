import type { Family } from '../../content-model/card';
import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { clockIn } from '../../time/clockIn';
import { inShort, inWords } from '../../time/inWords';
import { zoneName } from '../../time/zoneName';
import { besides } from '../../share/pictureOf';
import type { Webinar } from './schema';

const HUES: Readonly<Record<Family, { readonly ground: string; readonly tone: string }>> = {
  cmms: { ground: 'pine-100', tone: 'pine-600' },
  buildings: { ground: 'amber-100', tone: 'amber-800' },
  refrigeration: { ground: 'ice-100', tone: 'ice-800' },
};

/** A webinar: its moment by the clock of its zone, or its day when it is over, and who speaks. */
export const webinarCard: CardOf<Webinar> = ({ data, state, refer }) => {
  const { startsAt, timeZone, minutes, family, speakers } = data;
  const start = clockIn(startsAt, timeZone);
  const moment = { day: inShort(start), time: start.slice(11), zone: zoneName(startsAt, timeZone) };
  return {
    look: 'faces',
    ...HUES[family],
    over:
      state === 'past'
        ? fill(copy.told, { day: inWords(start.slice(0, 10)) })
        : fill(copy.moment, moment),
    faces: speakers.flatMap((slug) => {
      const portrait = refer('Person', slug)?.['portrait'];
      return typeof portrait === 'string' ? besides('data/people/x', portrait) : [];
    }),
    label: fill(copy.webinar, { minutes }),
  };
};
