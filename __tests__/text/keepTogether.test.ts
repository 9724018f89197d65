import { withoutNoBreaks } from '../../src/text/withoutNoBreaks';
import { preventBreaks, piecesOf } from '../../src/text/preventBreaks';

/** The places at which a line may still end, as `|`. */
const breaks = (text: string): string => preventBreaks(text).replace(/ |[-/–](?!\u2060)/g, '|');

it.each([
  ['opens WO-51077 with', 'opens|WO-\u206051077|with'],
  ['EF-2-ESC-04 is', 'EF-\u20602-\u2060ESC-\u206004|is'],
  ['by March 1, 2027, owners', 'by|March\u00a01,\u00a02027,|owners'],
  ['in March 2027 and 12 March', 'in|March\u00a02027|and|12\u00a0March'],
  ['Tue, Oct 14 at 9:30 AM', 'Tue,|Oct\u00a014|at|9:30\u00a0AM'],
  [
    '40 kWh, 1,268 lb and 8 % of 4,600 sq ft',
    '40\u00a0kWh,|1,268\u00a0lb|and|8\u00a0%|of|4,600\u00a0sq\u00a0ft',
  ],
  ['{hours} hours, {area} sq ft', '{hours}\u00a0hours,|{area}\u00a0sq\u00a0ft'],
  ['call +44 20 7946 0000 now', 'call|+44\u00a020\u00a07946\u00a00000|now'],
  ['40/min and 24/7', '40/\u2060min|and|24/\u20607'],
  ['levels 9–12, 08:00–09:30', 'levels|9–\u206012,|08:00–\u206009:30'],
  ['real-time in-house', 'real-\u2060time|in-\u2060house'],
  ['AHU 3 of St. Alder', 'AHU\u00a03|of|St.\u00a0Alder'],
])('keeps %j together', (text, expected) => {
  expect(breaks(text)).toBe(expected);
});

it.each([
  'facilities-management software',
  'In 2024 a cap, 5 of 7 stores, 40 in all',
  'https://example.org/a-1/b-2 and a-1@b-2.example',
  '/pricing-1/ /learn/cmms-1/',
  'M1 4h28v6.5h-3V27h-6',
])('leaves %j as it is', (text) => {
  expect(preventBreaks(text)).toBe(text);
});

it('changes nothing that it has changed, and can be undone', () => {
  const text = 'WO-51077, 9–12, 40/min, March 1, 2027, AHU 3, +1 312 555 0142';
  expect(preventBreaks(preventBreaks(text))).toBe(preventBreaks(text));
  expect(withoutNoBreaks(preventBreaks(text))).toBe(text);
});

it('gives pieces whose codes are as typed', () => {
  expect(piecesOf('See WO-51077, 40 lb')).toEqual([
    { text: 'See ', isWhole: false },
    { text: 'WO-51077', isWhole: true },
    { text: ', 40\u00a0lb', isWhole: false },
  ]);
});
