import {
  answerOf,
  findingsOf,
  isOut,
} from '../../../../../src/sections/product/inspection-software/round-sheet/round';

const pressure = {
  name: 'Discharge',
  time: '07:09',
  allowed: '162 to 178 psi',
  past: '170, 169',
  answer: 166,
  reading: { unit: 'psi', range: [150, 190] as [number, number], low: 162, high: 178 },
};
const gland = {
  name: 'Gland',
  time: '07:11',
  allowed: 'a drip',
  past: 'drip',
  answer: 0,
  choices: ['A drip', 'A stream'],
};

it('takes the limits themselves as allowed', () => {
  expect([161, 162, 178, 179].map((value) => isOut(pressure, value))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('knows no limit where none is stated', () => {
  const { low: _, ...reading } = pressure.reading;
  expect(isOut({ ...pressure, reading }, -40)).toBe(false);
});

it('writes a reading with its unit and a choice in its words', () => {
  expect(answerOf(pressure, 170)).toBe('170\u00a0psi');
  expect(answerOf(gland, 1)).toBe('A stream');
});

it('opens one job for all findings, and none for none', () => {
  const steps = [pressure, gland];
  expect(findingsOf(steps, { answers: [166, 0], stage: 'sent' }, 'WO-1')).not.toContain('WO-1');
  const says = findingsOf(steps, { answers: [158, 1], stage: 'sent' }, 'WO-1');
  expect(says).toMatch(/WO-1.*158.*A stream/);
});
