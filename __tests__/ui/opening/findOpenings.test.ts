import {
  byTeam,
  findOpenings,
  isOpen,
  readOpeningFilter,
  writeOpeningFilter,
} from '../../../src/ui/opening/findOpenings';

const openings = [
  { name: 'a', team: 'software', place: 'chicago', closes: '2026-12-18' },
  { name: 'b', team: 'controls', place: 'chicago', closes: '2026-12-18' },
  { name: 'c', team: 'controls', place: 'riyadh', closes: '2026-12-18' },
];
const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);

it('takes what fits the place and the team', () => {
  expect(names(findOpenings(openings, { place: 'chicago', team: '' }))).toEqual(['a', 'b']);
  expect(names(findOpenings(openings, { place: 'riyadh', team: 'controls' }))).toEqual(['c']);
  expect(findOpenings(openings, { place: 'riyadh', team: 'software' })).toEqual([]);
});

it('lists teams in the order of the register, those without an opening not at all', () => {
  expect(byTeam(openings).map(([team, own]) => [team, names(own)])).toEqual([
    ['controls', ['b', 'c']],
    ['software', ['a']],
  ]);
});

it('keeps an opening to the end of its last day', () => {
  const [opening] = openings as [(typeof openings)[0]];
  expect(isOpen(opening, Date.parse('2026-12-18T23:59:00Z'))).toBe(true);
  expect(isOpen(opening, Date.parse('2026-12-19T00:00:00Z'))).toBe(false);
});

it('reads a choice from the address and gives it back, with what was there besides', () => {
  const choice = readOpeningFilter('utm_source=mail&place=riyadh&team=moon');
  expect(choice).toEqual({ place: 'riyadh', team: '' });
  expect(writeOpeningFilter('utm_source=mail&team=moon', choice)).toBe(
    'utm_source=mail&place=riyadh',
  );
});
