import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { Menus } from '../../../../src/ui/layout/menus/Menus';

jest.mock('../../../../src/ui/layout/menus/MenuPanel', () => {
  throw new Error('no connection');
});
jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

it('leads to the hub of a menu whose panel does not arrive', async () => {
  const user = userEvent.setup();
  const menus = [
    { title: 'Platform', href: '/platform/' },
  ] as unknown as Queries.MenuPartsFragment[];
  render(<Menus menus={menus} links={[]} posts={{}} />);
  await user.hover(screen.getByRole('button', { name: 'Platform' }));
  expect(navigate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Platform' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/platform/'));
});
