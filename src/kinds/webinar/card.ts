import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { groundOf } from '../../share/layouts/figure';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import type { Webinar } from './schema';

/** A webinar: its figure, with its day. */
export const webinarCard: CardOf<Webinar> = ({ data: { figure, startsAt, minutes } }) => ({
  look: 'figure',
  figure,
  ground: groundOf(figure),
  over: inWords(startsAt.slice(0, 10)),
  label: fill(copy.webinar, { minutes }),
});
