import { choiceOf, choicesOf } from '../../../src/kinds/whats-new/roles';

const month = {
  changes: [{ roles: ['controls'] }, { roles: ['technicians', 'controls'] }],
  api: [{}],
};

it('offers only roles that something is for, in the usual order', () => {
  expect(choicesOf(month)).toEqual([
    { role: 'technicians', count: 1 },
    { role: 'controls', count: 2 },
    { role: 'programs', count: 1 },
  ]);
});

it('shows a change to everyone and to its own roles', () => {
  const choices = choicesOf(month);
  expect(choiceOf(choices, ['technicians', 'controls'])).toBe('1 2 3');
  expect(choiceOf(choices, ['programs'])).toBe('1 4');
});
