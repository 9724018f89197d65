import { cutAt } from '../../../src/ui/plot/cutAt';

it('cuts a session where its parts begin', () => {
  expect(cutAt([0, 7, 17], 45)).toEqual([
    { at: 0, length: 7 },
    { at: 7, length: 10 },
    { at: 17, length: 28 },
  ]);
});

it('gives a part that begins after the end no length', () => {
  expect(cutAt([0, 50], 45).at(-1)).toEqual({ at: 50, length: 0 });
});
