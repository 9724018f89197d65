import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { pictureOf } from '../../share/pictureOf';
import type { ThankYou } from './schema';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What follows a form: a book that is given, a model, or the time until the last that happens. */
export const thankYouCard: CardOf<ThankYou> = (page) => {
  const { moments, isCover } = page.data;
  const picture = pictureOf(page)?.file;
  const common = { label: copy.thanks };
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
