import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import type { Event } from '../../kinds/event/schema';
import type { Webinar } from '../../kinds/webinar/schema';
import { clockIn } from '../../time/clockIn';
import { inShort, inWords } from '../../time/inWords';
import { endOf } from '../../time/stateAt';
import { zoneName } from '../../time/zoneName';
import type { Family } from '../card';
import { besides, pictureOf } from '../pictureOf';
import { textOf, type CardOf } from './known';

/** An event: its day, large, and where; the hour until it is over. */
export const eventCard: CardOf = (page) => {
  const event = page.data as unknown as Event;
  const { startsAt, timeZone, venue, series, canceled, headline, endsAt } = event;
  const start = clockIn(startsAt, timeZone);
  const [month = '', year = ''] = inWords(start.slice(0, 7)).split('\u00a0');
  const isOver = endsAt.slice(0, 10) < page.today;
  const place = { city: venue.city, time: start.slice(11) };
  return {
    look: 'model',
    ground: 'clay-100',
    title: headline ?? page.title,
    large: { big: String(Number(start.slice(8, 10))), beside: [month, year] },
    under: canceled ? copy.canceled : isOver ? venue.city : fill(copy.place, place),
    picture: pictureOf(page)?.file,
    label: copy.series[series],
  };
};

const HUES: Readonly<Record<Family, { readonly ground: string; readonly tone: string }>> = {
  cmms: { ground: 'pine-100', tone: 'pine-600' },
  buildings: { ground: 'amber-100', tone: 'amber-800' },
  refrigeration: { ground: 'ice-100', tone: 'ice-800' },
};

/** A webinar: its moment by the clock of its zone, or its day when it is over, and who speaks. */
export const webinarCard: CardOf = (page, { entry }) => {
  const { startsAt, timeZone, minutes, family, speakers } = page.data as unknown as Webinar;
  const start = clockIn(startsAt, timeZone);
  const isOver = endOf(startsAt, minutes).slice(0, 10) < page.today;
  const moment = { day: inShort(start), time: start.slice(11), zone: zoneName(startsAt, timeZone) };
  const portraits = speakers.flatMap((slug) => textOf(entry('Person', slug), 'portrait') ?? []);
  return {
    look: 'faces',
    ...HUES[family],
    title: page.title,
    over: isOver
      ? fill(copy.told, { day: inWords(start.slice(0, 10)) })
      : fill(copy.moment, moment),
    faces: portraits.map((portrait) => besides('data/people/x', portrait)),
    label: fill(copy.webinar, { minutes }),
  };
};
