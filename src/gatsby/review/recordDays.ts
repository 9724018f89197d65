import type { PublicPage } from '../../content-model/publicPage';
import type { SiteRecord } from '../../review/record/schema';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';

type Day = SiteRecord['days'][number];

/** Whoever learns from a page learns what was so when it was last read: a year later somebody reads it again. */
const READ_AGAIN = new Set(['Guide', 'KnowledgeBase']);

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** When what a page is about begins and ends, when it appears, closes and is to be read again. */
const ofPage = ({ kind, data, path, title, today }: PublicPage): Day[] => {
  const day = (name: Day['kind'], moment: string): Day => ({
    on: moment.slice(0, 10),
    kind: name,
    what: withoutNoBreaks(title),
    at: path,
  });
  const appointment = kind.calendar?.(data);
  const closes = kind.name === 'Opening' ? data['closes'] : undefined;
  const { publishOn, updated } = data;
  return [
    ...(appointment && !appointment.isCanceled
      ? [day('starts', appointment.startsAt), day('ends', appointment.endsAt)]
      : []),
    ...(typeof closes === 'string' ? [day('closes', closes)] : []),
    ...(typeof publishOn === 'string' && publishOn > today ? [day('appears', publishOn)] : []),
    ...(READ_AGAIN.has(kind.name) && typeof updated === 'string'
      ? [day('read-again', yearAfter(updated))]
      : []),
  ];
};

/**
 * The days, from that of the build on, on which something changes by itself or ends; what nobody has read
 * for too long stays until somebody does.
 */
export function recordDays(
  pages: readonly PublicPage[],
  { claims, promo }: Pick<SiteRecord, 'claims' | 'promo'>,
  today: string,
): Day[] {
  const ofClaims = Object.values(claims).map(({ figure, claim, validUntil, file }): Day => ({
    on: validUntil,
    kind: 'claim',
    what: `${figure}, ${claim}`,
    at: file,
  }));
  const ofPromo: Day[] = promo
    ? [{ on: promo.until.slice(0, 10), kind: 'promo', what: promo.text, at: promo.href }]
    : [];
  return [...pages.flatMap(ofPage), ...ofClaims, ...ofPromo]
    .filter(({ on, kind }) => on >= today || kind === 'read-again')
    .sort((a, b) => a.on.localeCompare(b.on) || a.at.localeCompare(b.at));
}
