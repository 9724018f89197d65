import {
  annualizedRate,
  leakAnswer,
  poundsWithinYear,
  rollingRate,
  type TopUp,
} from '../../src/maintenance/leakRate';

const rack: TopUp = {
  kind: 'commercial',
  charge: 412,
  date: '2025-06-12',
  pounds: 36,
  poundsBefore: 61,
  lastDate: '2025-04-03',
};

const additions = [
  { date: '2024-07-20', pounds: 16 },
  { date: '2024-09-05', pounds: 10 },
  { date: '2024-10-08', pounds: 8 },
  { date: '2025-02-06', pounds: 18 },
  { date: '2025-04-03', pounds: 9 },
  { date: '2025-06-12', pounds: 36 },
];

it.each([
  ['2025-06-11', 61],
  ['2025-06-12', 97],
  ['2025-07-19', 97],
  ['2025-07-20', 81],
  ['2025-10-14', 63],
])('counts the additions of the 365 days up to %s: %d lb', (day, pounds) => {
  expect(poundsWithinYear(additions, day)).toBe(pounds);
});

it('works both methods of the rule', () => {
  expect(rollingRate(97, 412)).toBeCloseTo(23.54, 2);
  expect(annualizedRate(36, 412, 70)).toBeCloseTo(45.56, 2);
});

it('does not stretch an addition over more than a year', () => {
  expect(annualizedRate(36, 412, 900)).toBe(annualizedRate(36, 412, 365));
});

it('counts a whole year where nothing was added before', () => {
  const answer = leakAnswer({ ...rack, poundsBefore: 0, lastDate: undefined });
  expect(answer.days).toBe(365);
  expect(answer.annualized).toBeCloseTo(answer.rolling, 10);
});

it('starts the clock with the addition', () => {
  const { deadlines, isOver, threshold } = leakAnswer(rack);
  expect(threshold).toBe(20);
  expect(isOver).toEqual({ rolling: true, annualized: true });
  expect(deadlines).toEqual({ repair: '2025-07-12', secondTest: '2025-07-22' });
});

it('is past a threshold above it, and not on it', () => {
  const onIt = { ...rack, charge: 100, pounds: 20, poundsBefore: 0, lastDate: undefined };
  expect(leakAnswer(onIt).isOver.rolling).toBe(false);
  expect(leakAnswer({ ...onIt, pounds: 20.1 }).isOver.rolling).toBe(true);
});

it.each([
  ['commercial', 499, 'yearly', false],
  ['commercial', 500, 'quarterly', false],
  ['process', 1500, 'quarterly', true],
  ['comfort', 2000, 'yearly', false],
] as const)('asks of %s with %d lb: %s inspections', (kind, charge, inspection, needsDetection) => {
  expect(leakAnswer({ ...rack, kind, charge })).toMatchObject({ inspection, needsDetection });
});

it('leaves out what holds less than 15 lb', () => {
  expect(leakAnswer({ ...rack, charge: 14.9 }).isCovered).toBe(false);
  expect(leakAnswer({ ...rack, charge: 15 }).isCovered).toBe(true);
});

it('calls 125% of the charge in a calendar year chronic', () => {
  expect(leakAnswer(rack).chronicPounds).toBe(515);
});
