import { fileSize } from '../../src/format/fileSize';

it.each([
  [0, '1 KB'],
  [999, '1 KB'],
  [1000, '1 KB'],
  [1249, '1.2 KB'],
  [84_210, '84 KB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [9_960_000, '10 MB'],
  [31_400_000, '31 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes).replace('\u00a0', ' ')).toBe(words);
});
