import { fireEvent, render, screen, within } from '@testing-library/react';
import { SystemWall } from '../../../../src/sections/integrations/system-wall/SystemWall';
import { bacnet, sap, wallGroup } from './wallSystem';

const link = { text: 'Ask', href: '/contact/' };

const show = () =>
  render(
    <SystemWall
      title="All systems"
      groups={[wallGroup('values', bacnet), wallGroup('money', sap)]}
      preset={['bacnet']}
      priceWords="30%"
      notIncluded="Left out"
      otherwise={link}
      act={{ text: 'Then', actions: [link] }}
    />,
  );

const sheet = () => within(screen.getByRole('complementary'));

beforeEach(() => history.replaceState(null, '', '/integrations/'));

it('starts with the preset on the sheet', () => {
  show();
  expect(screen.getByRole('checkbox', { name: 'BACnet' })).toBeChecked();
  expect(sheet().getByText('BACnet')).toBeInTheDocument();
  expect(sheet().queryByText('SAP PM')).not.toBeInTheDocument();
});

it('adds a ticked system to the sheet and to the address', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'SAP PM' }));
  expect(sheet().getAllByText('SAP PM')).not.toHaveLength(0);
  expect(sheet().getByText('19')).toBeInTheDocument();
  expect(location.search).toBe('?with=bacnet,sap');
});

it('stays empty once all is unticked', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'BACnet' }));
  expect(sheet().queryByRole('listitem')).not.toBeInTheDocument();
});

it('reads out the system that has the focus', () => {
  show();
  fireEvent.focus(screen.getByRole('checkbox', { name: 'SAP PM' }));
  for (const line of screen.getAllByRole('status').filter(({ tagName }) => tagName === 'OUTPUT')) {
    expect(line).toHaveTextContent('Closed jobs');
  }
});

it('says where to ask for what is not on the wall', () => {
  show();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'telex' } });
  const [status] = screen.getAllByRole('status').filter(({ tagName }) => tagName === 'P');
  expect(within(status as HTMLElement).getByRole('link')).toHaveAttribute('href', '/contact/');
});

it('has every system in a table', () => {
  show();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
});
