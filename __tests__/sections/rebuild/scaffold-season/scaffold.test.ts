import { fieldsOf } from '../../../../src/sections/rebuild/scaffold-season/scaffold';

it('puts a scaffold up from its first week to its last', () => {
  expect(fieldsOf({ from: 2, to: 3 }, 5)).toEqual(['old', 'works', 'works', 'renewed', 'renewed']);
});

it('can work for a single week, and for all of them', () => {
  expect(fieldsOf({ from: 1, to: 1 }, 2)).toEqual(['works', 'renewed']);
  expect(fieldsOf({ from: 1, to: 2 }, 2)).toEqual(['works', 'works']);
});
