import copy from '../../copy/share.json';
import openings from '../../copy/openings.json';
import { fill } from '../../text/fillWords';
import type { Legal } from '../../kinds/legal/schema';
import type { Opening } from '../../kinds/opening/schema';
import type { ThankYou } from '../../kinds/thank-you/schema';
import { inWords } from '../../time/inWords';
import { payWords } from '../../ui/opening/band';
import { labelOf } from '../labelOf';
import { pictureOf } from '../pictureOf';
import type { CardOf } from './known';

/** A document: its version, since when it holds, and what it is about. */
export const legalCard: CardOf = (page) => {
  const { versions } = page.data as unknown as Legal;
  return {
    look: 'sheet',
    ground: 'stone-100',
    title: page.title,
    left: fill(copy.version, { number: versions.length }),
    right: inWords(versions[0]?.date ?? ''),
    text: page.description,
    label: page.kindTitle,
  };
};

/** A role: where, and for how much. */
export const openingCard: CardOf = (page) => {
  const { team, place, pay } = page.data as unknown as Opening;
  const words = payWords(pay);
  return {
    look: 'model',
    ground: 'pine-50',
    title: page.title,
    over: place === 'anywhere' ? openings.anywhere : openings.places[place],
    under: pay.span ? fill(openings.span, { pay: words, span: pay.span }) : words,
    picture: pictureOf(page)?.file,
    label: fill(copy.opening, { team: openings.teams[team] }),
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What follows a form: a book that is given, a model, or the time until the last that happens. */
export const thankYouCard: CardOf = (page) => {
  const { moments, isCover } = page.data as unknown as ThankYou;
  const picture = pictureOf(page)?.file;
  const common = { title: page.title, label: copy.thanks };
  if (picture && isCover)
    return { ...common, look: 'cover', ground: 'amber-100', cover: picture, under: copy.yours };
  if (picture) return { ...common, look: 'model', ground: 'amber-50', picture };
  const spans = moments.flatMap(({ after, title }) => (after ? [[after, title] as const] : []));
  const [last = copy.now] = spans.at(-1) ?? [];
  const [first = copy.now] = spans[0] ?? [];
  return {
    ...common,
    look: 'span',
    ground: 'amber-50',
    tone: 'amber-800',
    from: [capital(first), ''],
    to: [last, ''],
  };
};

/** The calculator, in front of its model. */
export const calculatorCard: CardOf = (page) => ({
  look: 'model',
  ground: 'pine-50',
  title: page.title,
  picture: pictureOf(page)?.file,
  label: labelOf(page, page.title),
});
