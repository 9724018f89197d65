import { scatter } from '../../../src/ui/plot/scatter';

it('holds every place once', () => {
  expect([...scatter(100, 7)].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, place) => place),
  );
});

it('is the same for a seed, and another for another', () => {
  expect(scatter(100, 7)).toEqual(scatter(100, 7));
  expect(scatter(100, 7)).not.toEqual(scatter(100, 8));
});
