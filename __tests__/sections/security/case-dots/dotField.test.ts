import {
  countIn,
  dotPath,
  DOTS_A_ROW,
  fieldHeight,
  PITCH,
} from '../../../../src/sections/security/case-dots/dotField';

it('reads how many are filled from a figure in words', () => {
  expect([countIn('9 of 11'), countIn('214'), countIn('none')]).toEqual([9, 214, 0]);
});

it('draws each case once, and starts a new row when one is full', () => {
  const path = dotPath(DOTS_A_ROW - 1, DOTS_A_ROW + 1);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain(`M${PITCH / 2} ${PITCH * 1.5}h0`);
});

it('is as high as its rows, the last one begun or full', () => {
  expect([fieldHeight(DOTS_A_ROW), fieldHeight(DOTS_A_ROW + 1)]).toEqual([PITCH, 2 * PITCH]);
});
