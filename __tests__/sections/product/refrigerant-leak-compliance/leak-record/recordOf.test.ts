import { leakAnswer, type TopUp } from '../../../../../src/maintenance/leakRate';
import {
  recordOf,
  verdictOf,
} from '../../../../../src/sections/product/refrigerant-leak-compliance/leak-record/recordOf';

const rack: TopUp = {
  kind: 'commercial',
  charge: 400,
  date: '2027-01-10',
  pounds: 40,
  poundsBefore: 60,
  lastDate: '2026-12-11',
};

const textOf = (topUp: TopUp, hasLast = true): string =>
  recordOf(topUp, leakAnswer(topUp), { hasLast })
    .map(({ value }) => value)
    .join('\n');

it('dates the repair from the addition that passes the line', () => {
  expect(verdictOf(rack, leakAnswer(rack))).toMatchObject({
    rate: '25%',
    isOver: true,
    result: 'February\u00a09,\u00a02027',
  });
});

it('says how much may be added before the clock starts', () => {
  const calm = { ...rack, poundsBefore: 10 };
  expect(verdictOf(calm, leakAnswer(calm))).toMatchObject({
    isOver: false,
    result: '30\u00a0lb',
  });
});

it('knows no clock below 15 pounds', () => {
  const small = { ...rack, charge: 14 };
  const { isOver, result } = verdictOf(small, leakAnswer(small));
  expect(isOver).toBe(false);
  expect(result).not.toMatch(/\d/);
});

it('says so where only the second method is past the line', () => {
  const calm = { ...rack, poundsBefore: 10 };
  expect(textOf(calm)).toMatch(/121\.7%.*past the line/);
  expect(textOf(calm, false)).not.toMatch(/121\.7%/);
});

it('gives industrial processes 120 days if they have to be shut down', () => {
  expect(textOf({ ...rack, kind: 'process', poundsBefore: 100 })).toMatch(/120.days/);
  expect(textOf(rack)).not.toMatch(/120.days/);
});

it('asks for detection from 1,500 pounds on', () => {
  const rows = recordOf(rack, leakAnswer(rack), { hasLast: true }).length;
  const large = { ...rack, charge: 1500 };
  expect(recordOf(large, leakAnswer(large), { hasLast: true })).toHaveLength(rows + 1);
});
