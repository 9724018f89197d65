import { findFixes } from '../../../../src/sections/gamechangersclub/fix-wall/findFixes';

const fixes = [
  { fault: 'A warm case', who: 'Luis' },
  { fault: 'A belt that sang', who: 'Naomi' },
];
const find = (typed: string) => findFixes(fixes, ({ fault, who }) => [fault, who], typed);

it('finds words in any part, in any order and case', () => {
  expect(find('luis WARM')).toEqual([fixes[0]]);
});

it('wants every word', () => {
  expect(find('warm belt')).toEqual([]);
});

it('is whole where nothing is typed', () => {
  expect(find('  ')).toEqual(fixes);
});
