import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { groundOf } from '../../share/layouts/figure';
import { inWords } from '../../time/inWords';
import { headlineOf } from './headlineOf';
import type { WhatsNew } from './schema';

/** A month: its headline, its name, and its figure. */
export const monthCard: CardOf<WhatsNew> = ({ data: { month, title, figure } }) => ({
  look: 'figure',
  title: headlineOf(title),
  figure,
  ground: groundOf(figure),
  over: inWords(month),
  label: copy.whatsNew,
});
