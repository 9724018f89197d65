import { gapsBetween } from '../../../src/review/pictures/gaps';

const gaps = (was: string, is: string): string[] =>
  gapsBetween(was.split(''), is.split('')).map(
    (gap) =>
      `${was.slice(gap.was.start, gap.was.end)}→${is.slice(gap.is.start, gap.is.end)}@${gap.is.start}`,
  );

describe('gapsBetween', () => {
  it.each([
    ['the same', 'abcd', 'abcd', []],
    ['one row changed', 'abcd', 'abxd', ['c→x@2']],
    ['rows pushed down', 'abcd', 'axybcd', ['→xy@1']],
    ['rows gone', 'abcd', 'ad', ['bc→@1']],
    ['rows that repeat, around one that does not', '--a--b--', '--a---b--', ['→-@5']],
    ['two places', 'abcdef', 'xbcdyef', ['a→x@0', '→y@4']],
    ['nothing in common', 'ab', 'xyz', ['ab→xyz@0']],
    ['rows that changed places: the longest run stays', 'abcde', 'deabc', ['→de@0', 'de→@5']],
  ])('finds %s', (_, was, is, expected) => {
    expect(gaps(was, is)).toEqual(expected);
  });
});
