import {
  readSum,
  writeSum,
} from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/readSum';

const usual = { price: 64_700, lasts: 18, care: 1901, keep: 2970, left: 4, quote: 13_900 };

it('takes the usual figures where the address has none', () => {
  expect(readSum('', usual)).toMatchObject({ wrong: [], sum: usual });
});

it('reads figures as people write them', () => {
  expect(readSum('?price=%2480,000&quote=9 400', usual).sum).toMatchObject({
    price: 80_000,
    quote: 9400,
  });
});

it.each(['', '-3', '4.5', 'four', '0', '1e3'])('refuses %j as a number of years', (left) => {
  const { wrong, sum, texts } = readSum(`?left=${encodeURIComponent(left)}`, usual);
  expect(wrong).toEqual(['left']);
  expect(sum).toBeUndefined();
  expect(texts.left).toBe(left);
});

it('writes what it can read again, and leaves other parameters alone', () => {
  const query = writeSum('?utm_source=mail', { quote: '12,000' });
  expect(readSum(query, usual).sum?.quote).toBe(12_000);
  expect(query).toContain('utm_source=mail');
});
