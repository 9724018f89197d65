import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { creditAmong, monthsOf, totalOf, type Outage } from '../../src/content-model/outages';
import { allowance, creditFor, daysIn } from '../../src/content-model/promise';

const FOLDER = 'content/data/outages';
const all = readdirSync(FOLDER).map(
  (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Outage,
);

it('leaves three quarters of an hour in a month under 99.9%', () => {
  expect(allowance(30)).toBeCloseTo(43.2);
  expect(allowance(daysIn('2024-02'))).toBeCloseTo(41.76);
});

it.each([
  [41, 31, 0],
  [43, 30, 0],
  [59, 30, 0],
  [60, 30, 10],
  [96, 30, 10],
  [120, 30, 20],
  [6000, 30, 100],
])('gives back for %d minutes in a month of %d days %d percent', (minutes, days, share) => {
  expect(creditFor(minutes, days)).toBe(share);
});

it('counts all outages of a month toward its credit', () => {
  const month = [
    { on: '2026-06-03', minutes: 35 },
    { on: '2026-06-20', minutes: 35 },
    { on: '2026-07-01', minutes: 5 },
  ];
  expect(month.map((one) => creditAmong(one, month))).toEqual([10, 10, 0]);
});

it('counts each month between two days, the first and the last among them', () => {
  const months = monthsOf(all, '2023-12-15', '2024-02-01');
  expect(months.map(({ month }) => month)).toEqual(['2023-12', '2024-01', '2024-02']);
  expect(months.map(({ minutes }) => minutes)).toEqual([0, 22, 47]);
  expect(totalOf(months).minutes).toBe(69);
});

it.each([
  ['the release of March 2024 counts', '2023-04-01', '2024-03-31', 342 + 2],
  ['the platform and customer success count', '2025-11-01', '2026-10-31', 158],
])('agrees with what %s', (_page, from, until, minutes) => {
  expect(totalOf(monthsOf(all, from, until)).minutes).toBe(minutes);
});
