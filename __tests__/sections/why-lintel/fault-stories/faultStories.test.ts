import { lengthsOf, wasteOf } from '../../../../src/sections/why-lintel/fault-stories/faultStories';

it('divides the time until the end into three lengths', () => {
  const { unseen, unowned, owned } = lengthsOf({ found: 20, taken: 50, repaired: 60 }, 200);
  expect([unseen, unowned, owned]).toEqual([10, 15, 5]);
});

it('has no length where nothing was waited for', () => {
  expect(lengthsOf({ found: 7, taken: 7, repaired: 7 }, 70)).toEqual({
    unseen: 10,
    unowned: 0,
    owned: 0,
  });
});

it('wastes by the day, until it is repaired', () => {
  expect(wasteOf({ repaired: 10 }, { amount: 64, dollars: 0.5 })).toEqual({
    amount: 640,
    dollars: 320,
  });
});
