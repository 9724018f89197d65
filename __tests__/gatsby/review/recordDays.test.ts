import { recordDays } from '../../../src/gatsby/review/recordDays';
import { publicPage } from '../../support/publicPage';

const venue = { name: 'Hall', address: 'Street 1', city: 'London' };
const claims = {
  a: {
    figure: '9 of 11',
    claim: 'Findings',
    period: '2026',
    validUntil: '2027-06-30',
    file: 'c.yaml',
  },
  b: { figure: '1', claim: 'Over', period: '2025', validUntil: '2026-01-01', file: 'd.yaml' },
};

it('lists what begins, ends and runs out from today on, the nearest first', () => {
  const event = publicPage({
    kind: 'Event',
    path: '/events/a/',
    data: { startsAt: '2027-06-09T10:00+03:00', endsAt: '2027-06-10T10:00+03:00', venue },
  });
  const promo = { text: 'Webinar', href: '/webinar/a/', until: '2027-02-09T17:45:00Z' };
  const days = recordDays([event], { claims, promo }, '2026-11-27');
  expect(days.map(({ on, kind }) => `${on} ${kind}`)).toEqual([
    '2027-02-09 promo',
    '2027-06-09 starts',
    '2027-06-10 ends',
    '2027-06-30 claim',
  ]);
});

it('expects nothing of an event that was called off', () => {
  const data = { startsAt: '2027-06-09T10:00Z', endsAt: '2027-06-09T12:00Z', venue, canceled: {} };
  const event = publicPage({ kind: 'Event', data });
  expect(recordDays([event], { claims: {}, promo: undefined }, '2026-11-27')).toEqual([]);
});

it('keeps a guide that nobody has read for a year, until somebody does', () => {
  const read = (updated: string) => publicPage({ kind: 'Guide', data: { updated } });
  const days = recordDays(
    [read('2025-11-06'), read('2026-11-10')],
    { claims: {}, promo: undefined },
    '2026-11-27',
  );
  expect(days.map(({ on, kind }) => `${on} ${kind}`)).toEqual([
    '2026-11-06 read-again',
    '2027-11-10 read-again',
  ]);
});

it('knows when a draft appears', () => {
  const draft = publicPage({
    kind: 'Page',
    data: { publishOn: '2027-01-12' },
    today: '2026-11-27',
  });
  const [day] = recordDays([draft], { claims: {}, promo: undefined }, '2026-11-27');
  expect(day).toMatchObject({ on: '2027-01-12', kind: 'appears' });
});
