import {
  outlookOf,
  readCommitment,
} from '../../../../src/sections/nimbus-partnership-program/commitment-gap/commitment';

const usual = { promised: 1_200_000, used: 600_000, month: 9 };

it('goes on at the pace so far', () => {
  expect(outlookOf(usual, 50_000)).toEqual({
    forecast: 800_000,
    left: 400_000,
    covered: 50_000,
    fresh: 0,
  });
});

it('covers no more than what is left', () => {
  const { left, covered, fresh } = outlookOf(
    { promised: 820_000, used: 600_000, month: 9 },
    50_000,
  );
  expect([left, covered, fresh]).toEqual([20_000, 20_000, 30_000]);
});

it('covers nothing where all of it is used up', () => {
  const outlook = outlookOf({ promised: 700_000, used: 600_000, month: 9 }, 50_000);
  expect([outlook.left, outlook.covered, outlook.fresh]).toEqual([0, 0, 50_000]);
});

it('counts a quarter of the promise at most', () => {
  expect(outlookOf({ promised: 100_000, used: 0, month: 6 }, 90_000).covered).toBe(25_000);
});

it('reads an address as people write numbers, and keeps to the year', () => {
  expect(readCommitment('?promised=$2,000,000&used=abc&month=14', usual)).toEqual({
    promised: 2_000_000,
    used: 600_000,
    month: 11,
  });
  expect(readCommitment('?used=', usual)).toEqual(usual);
});
