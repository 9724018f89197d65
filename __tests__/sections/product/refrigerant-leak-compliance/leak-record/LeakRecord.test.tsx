import { fireEvent, render, screen, within } from '@testing-library/react';
import { LeakRecord } from '../../../../../src/sections/product/refrigerant-leak-compliance/leak-record/LeakRecord';

const section = {
  title: 'Two fields',
  lead: 'Rack B.',
  sample: {
    name: 'Rack B',
    charge: 'weighed',
    repair: 'Valve core replaced',
    second: 'Passed under load',
    signed: 'A technician',
  },
  rule: '<p>The rule</p>',
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

/** Value of a line of the record. */
const valueOf = (row: number): string => screen.getAllByRole('definition')[row]?.textContent ?? '';

const type = (index: number, value: string): void => {
  const field = within(screen.getByRole('form')).getAllByRole('textbox')[index];
  if (field) fireEvent.change(field, { target: { value } });
};

beforeEach(() => history.replaceState(null, '', '/'));

it('shows rate, deadline and record of the sample rack', () => {
  render(<LeakRecord {...section} />);
  expect(screen.getByText('23.5%')).toBeVisible();
  expect(screen.getByText(/^July.12,.2025$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rack B' })).toBeVisible();
  expect(valueOf(2)).toMatch(/23\.5%.*45\.6%/);
  expect(valueOf(3)).toMatch(/Valve core replaced/);
});

it('follows the two fields, and no longer says what only the sample knows', () => {
  render(<LeakRecord {...section} />);
  type(0, '200');
  type(1, '30');
  expect(screen.getByText('15%')).toBeVisible();
  expect(screen.getByText(/^10.lb$/)).toBeVisible();
  expect(screen.queryByText(/Valve core replaced/)).not.toBeInTheDocument();
  expect(location.search).toMatch(/charge=200/);
});

it('gives the visitor’s rack a deadline once it passes the line', () => {
  render(<LeakRecord {...section} />);
  type(0, '100');
  type(1, '21');
  fireEvent.change(screen.getByDisplayValue(/^\d{4}-\d\d-\d\d$/), {
    target: { value: '2027-01-15' },
  });
  expect(screen.getByText(/^February.14,.2027$/)).toBeVisible();
  expect(valueOf(4)).toMatch(/February.24,.2027/);
});

it('marks a field that is wrong and comes back with the sample', () => {
  render(<LeakRecord {...section} />);
  type(0, 'much');
  const [field] = within(screen.getByRole('form')).getAllByRole('textbox');
  expect(field).toBeInvalid();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  const back = within(screen.getByRole('form')).getByRole('button');
  fireEvent.click(back);
  expect(screen.getByText('23.5%')).toBeVisible();
});
