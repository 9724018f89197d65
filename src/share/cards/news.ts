import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import type { Newsletter } from '../../kinds/newsletter/schema';
import type { PressRelease } from '../../kinds/press-release/schema';
import type { WhatsNew } from '../../kinds/whats-new/schema';
import { pictureOf } from '../pictureOf';
import type { CardOf } from './known';

/** A release: its day and its place above its headline. */
export const pressCard: CardOf = (page) => {
  const { date, city } = page.data as unknown as PressRelease;
  return {
    look: 'sheet',
    ground: 'stone-200',
    title: page.title,
    left: inWords(date),
    right: city,
    picture: pictureOf(page)?.file,
    label: copy.press,
  };
};

const counted = ([one = '', many = '']: readonly string[], count: number): string =>
  count === 1 ? one : fill(many, { count });

/** A month: its version, and the main change of it. */
export const whatsNewCard: CardOf = (page) => {
  const { month, version, changes, fixes } = page.data as unknown as WhatsNew;
  const [name = '', year = ''] = inWords(month).split('\u00a0');
  const common = {
    ground: 'paper',
    title: changes[0]?.title ?? page.title,
    large: { big: version, beside: [name, year] },
    label: copy.whatsNew,
  } as const;
  const picture = pictureOf(page)?.file;
  if (!picture)
    return { ...common, look: 'rows', rows: changes.slice(0, 3).map(({ title }) => ['', title]) };
  const counts = [counted(copy.changes, changes.length)];
  if (fixes.length > 0) counts.push(counted(copy.fixes, fixes.length));
  return { ...common, look: 'model', under: counts.join(', '), picture };
};

/** A letter: what it asks for on Monday, and how long that takes. */
export const newsletterCard: CardOf = (page) => {
  const { month, check } = page.data as unknown as Newsletter;
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
