import { render, screen, within } from '@testing-library/react';
import { PickedAgainst } from '../../../src/ui/primitives/PickedAgainst';

it('lets one of several be chosen, by name', () => {
  render(
    <PickedAgainst words="Ours against" rivals={['Inbox', 'Suite']}>
      <table />
    </PickedAgainst>,
  );
  const choice = screen.getByRole('combobox', { name: 'Ours against' });
  const names = within(choice).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Inbox', 'Suite']);
});
