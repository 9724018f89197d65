import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { clockIn } from '../../time/clockIn';
import { inWords } from '../../time/inWords';
import { groundOf } from '../../share/layouts/figure';
import { pictureOf } from '../../share/pictureOf';
import type { Event } from './schema';

/** An event: its day, large, and where; once it is over, what was found there and its figure. */
export const eventCard: CardOf<Event> = (page) => {
  const { startsAt, timeZone, venue, series, headline, figure, recap } = page.data;
  const start = clockIn(startsAt, timeZone);
  const [month = '', year = ''] = inWords(start.slice(0, 7)).split('\u00a0');
  if (page.state === 'past' && recap)
    return {
      look: 'figure',
      figure,
      ground: groundOf(figure),
      title: recap.title,
      over: fill(copy.held, { city: venue.city, day: inWords(start.slice(0, 10)) }),
      label: copy.series[series],
    };
  const place = { city: venue.city, time: start.slice(11) };
  const hour = page.state === 'past' ? venue.city : fill(copy.place, place);
  return {
    look: 'model',
    ground: 'clay-100',
    title: headline,
    large: { big: String(Number(start.slice(8, 10))), beside: [month, year] },
    under: page.state === 'canceled' ? copy.canceled : hour,
    picture: pictureOf(page)?.file,
    label: copy.series[series],
  };
};
