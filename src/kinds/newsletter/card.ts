import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { pictureOf } from '../../share/pictureOf';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import type { Newsletter } from './schema';

/** A letter: what it asks for on Monday, and how long that takes. */
export const letterCard: CardOf<Newsletter> = (page) => {
  const { month, check } = page.data;
  const [what = '', when = ''] = copy.monday;
  return {
    look: 'model',
    ground: 'amber-50',
    title: check?.task ?? page.title,
    large: check && { big: String(check.minutes), beside: [what, when] },
    picture: pictureOf(page)?.file,
    label: fill(copy.newsletter, { month: inWords(month) }),
  };
};
