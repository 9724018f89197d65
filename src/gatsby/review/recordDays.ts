import type { PublicPage } from '../../content-model/publicPage';
import type { SiteRecord } from '../../review/record/schema';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';

type Day = SiteRecord['days'][number];

/** When what a page is about begins and ends, and the last day of an opening. */
const ofPage = ({ kind, data, path, title }: PublicPage): Day[] => {
  const day = (name: Day['kind'], moment: string): Day => ({
    on: moment.slice(0, 10),
    kind: name,
    what: withoutNoBreaks(title),
    at: path,
  });
  const appointment = kind.calendar?.(data);
  const closes = kind.name === 'Opening' ? data['closes'] : undefined;
  return [
    ...(appointment && !appointment.isCanceled
      ? [day('starts', appointment.startsAt), day('ends', appointment.endsAt)]
      : []),
    ...(typeof closes === 'string' ? [day('closes', closes)] : []),
  ];
};

/** The days, from that of the build on, on which something changes by itself or ends. */
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
    .filter(({ on }) => on >= today)
    .sort((a, b) => a.on.localeCompare(b.on) || a.at.localeCompare(b.at));
}
