import { marksOf, sumsOf } from '../../../../../src/sections/industry/retail/store-day/hours';

const hours = [
  { clock: '23:00', buyers: 0, kilowatts: 120 },
  { clock: '08:00', buyers: 90, kilowatts: 190 },
  { clock: '09:00', buyers: 1100, kilowatts: 200 },
];
const jobs = [
  { starts: '08:35', title: 'A cord', detail: 'Replaced.' },
  { starts: '08:50', title: 'A door', detail: 'Closed.' },
];

it('adds up customers, and electricity with the doors open and locked', () => {
  expect(sumsOf(hours)).toEqual({ buyers: 1190, open: 390, locked: 120, hours: 2 });
});

it('says the jobs of an hour in that hour', () => {
  const [night, first, second] = marksOf(hours, jobs).map(({ says }) => says);
  expect(night).toContain('120');
  expect(first).toMatch(/90.*08:35.*A cord.*08:50.*A door/);
  expect(second).toMatch(/1,100.*200/);
  expect(second).not.toContain('A cord');
});
