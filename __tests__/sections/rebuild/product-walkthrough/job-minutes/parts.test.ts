import { partsOf } from '../../../../../src/sections/rebuild/product-walkthrough/job-minutes/parts';

const { placed, ticks } = partsOf(
  [
    { minutes: 5, text: 'Decided.' },
    { minutes: 35, text: 'Driven.' },
    { minutes: 60, text: 'Repaired.' },
  ],
  '08:50',
);

it('lays parts one after the other on one scale', () => {
  expect(placed.map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [5, 40],
    [40, 100],
  ]);
  expect(placed.map(({ mark }) => mark.at)).toEqual([2.5, 22.5, 70]);
});

it('says when each begins and ends', () => {
  expect(placed[1]?.mark.says).toContain('08:55');
  expect(placed[1]?.mark.says).toContain('09:30');
  expect(placed[1]?.mark.says).toContain('Driven.');
});

it('leaves out a label that would lie on the one before', () => {
  expect(ticks.map(({ text }) => text)).toEqual(['08:50', '09:30', '10:30']);
});
