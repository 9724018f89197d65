import { signedPercent } from '../../../../src/ui/product-ui/parts/signed';

it.each([
  [14.2 / 26.3 - 1, '−46%'],
  [0.041, '+4%'],
  [-0.004, '0%'],
])('shows a change of %d with its sign', (share, text) => {
  expect(signedPercent(share * 100)).toBe(text);
});
