import { agendaCalendar, agendaOf, dayAfter, untilDay } from '../../src/review/agenda/agenda';
import { agendaTable } from '../../src/review/agenda/table';
import type { SiteRecord } from '../../src/review/record/schema';

const day = (
  on: string,
  kind: SiteRecord['days'][number]['kind'],
  at = '/a/',
): SiteRecord['days'][number] => ({ on, kind, what: 'A', at });

it.each([
  ['starts', 'fine'],
  ['ends', 'fine'],
  ['closes', 'fine'],
  ['appears', 'fine'],
  ['promo', 'look'],
  ['read-again', 'look'],
  ['claim', 'stop'],
] as const)('says what a day that %s asks for: %s', (kind, verdict) => {
  const [one] = agendaOf([day('2027-01-01', kind)]);
  expect(one?.verdict).toBe(verdict);
  expect(one?.says).toContain('“A”');
});

it('says once what begins and ends on one day', () => {
  const days = [
    day('2027-01-01', 'starts'),
    day('2027-01-01', 'ends'),
    day('2027-01-01', 'starts', '/b/'),
    day('2027-01-02', 'ends', '/b/'),
  ];
  expect(agendaOf(days).map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'ends /a/',
    'starts /b/',
    'ends /b/',
  ]);
});

it('tells what is late from what is near and what comes later', () => {
  const agenda = agendaOf([
    day('2026-11-01', 'read-again'),
    day('2026-12-31', 'claim'),
    day('2029-01-01', 'claim'),
  ]);
  const parts = untilDay(agenda, '2026-12-31', dayAfter('2026-12-31', 365));
  expect(parts.late.map(({ on }) => on)).toEqual(['2026-11-01']);
  expect(parts.near.map(({ on }) => on)).toEqual(['2026-12-31']);
  expect(parts.later).toBe(1);
  expect(agendaTable(parts).split('\n')[0]).toBe('Late today:');
  expect(agendaTable({ late: [], near: [], later: 0 })).toBe('Nothing changes by itself.');
});

it('is a calendar of whole days', () => {
  const file = agendaCalendar(
    agendaOf([day('2026-12-31', 'claim')]),
    'https://a.example',
    '2026-11-27',
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
});
