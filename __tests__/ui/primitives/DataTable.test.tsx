import { render, screen, within } from '@testing-library/react';
import { DataTable } from '../../../src/ui/primitives/DataTable';

const columns = ['', 'Inbox', 'Suite', { name: 'Lintel', isFigures: true }];
const rows = [
  { key: 'night', head: 'At night', cells: ['08:30', '02:30', '02:01'] },
  { key: 'proof', head: 'Proof', cells: ['A reply', 'A status', 'A photo'] },
];

it('is a table with a name, and with heads for columns and rows', () => {
  render(<DataTable caption="Then and now" columns={columns} groups={[{ rows }]} />);
  const table = screen.getByRole('table', { name: 'Then and now' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Inbox', 'Suite', 'Lintel']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(rows.length);
});

it('names the column in each cell, for where the head is out of sight', () => {
  render(<DataTable caption="Then and now" columns={columns} groups={[{ rows }]} />);
  expect(screen.getByRole('cell', { name: '02:30' })).toHaveAttribute('data-label', 'Suite');
});

it('heads each of several groups', () => {
  const groups = rows.map((row) => ({ title: `All of ${row.key}`, rows: [row] }));
  render(<DataTable caption="Then and now" columns={columns} groups={groups} />);
  expect(screen.getByRole('rowheader', { name: 'All of proof' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowgroup')).toHaveLength(groups.length + 1);
});
