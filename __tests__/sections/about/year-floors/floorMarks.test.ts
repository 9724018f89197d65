import { floorMarks } from '../../../../src/sections/about/year-floors/floorMarks';

const floors = [
  { year: '2026', buildings: 41_600, sending: 27_900, text: 'Now.' },
  { year: '2015', buildings: 61, sending: 0, text: 'Then.' },
  { year: '2013', buildings: 1, sending: 0, text: 'First.' },
];

it('says how many more buildings than on the floor below, and how many send readings', () => {
  const [top] = floorMarks(floors);
  expect(top?.says).toContain('41,539');
  expect(top?.says).toContain('27,900');
  expect(top?.says).toContain('Now.');
});

it('compares the lowest floor with none, and says nothing of readings before there were any', () => {
  const [, middle, lowest] = floorMarks(floors).map(({ says }) => says);
  expect(middle).toMatch(/61.*60/);
  expect(middle).not.toContain(' 0 ');
  expect(lowest).toBe('**2013.** First.');
});

it('lies in the middle of its floor', () => {
  expect(floorMarks(floors).map(({ at }) => Math.round(at))).toEqual([17, 50, 83]);
});
