import { render, screen } from '@testing-library/react';
import { comparison } from '../../../../src/sections/shared/comparison/schema';
import { Comparison } from '../../../../src/sections/shared/comparison/Comparison';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { comparison as comparisonSchema } from '../../../../src/sections/shared/comparison/schema';

const section = {
  type: 'comparison' as const,
  variant: 'table' as const,
  title: 'Then and now',
  columns: ['Inbox', 'Lintel'],
  rows: [
    { title: 'At night', cells: ['Read at 08:30', 'Read at 02:01'] },
    { title: 'Proof', cells: ['A reply', 'A photo'] },
    { title: 'Offline', cells: ['Paper', 'Works'] },
  ],
};

const show = () => {
  const data = { ...section, intro: null, anchor: null, remark: null };
  render(<Comparison {...(data as unknown as SectionProps<typeof comparisonSchema>)} />);
};

it('is a table with headings for columns and rows', () => {
  show();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Inbox', 'Lintel']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

it('names the column in each cell, for screens without room for the head', () => {
  show();
  expect(screen.getByRole('cell', { name: 'Read at 02:01' })).toHaveAttribute(
    'data-label',
    'Lintel',
  );
});

it('lets one of many be chosen to stand against ours', () => {
  const columns = ['Inbox', 'Suite', 'Clipboard', 'Lintel'];
  const rows = section.rows.map((row) => ({ ...row, cells: columns }));
  render(<Comparison {...section} columns={columns} rows={rows} />);
  expect(screen.getByRole('combobox', { name: /Lintel/ })).toHaveValue('Inbox');
});

it('refuses a row that has not one cell for each column', () => {
  expect(comparison.safeParse(section).success).toBe(true);
  const rows = [...section.rows.slice(1), { title: 'Odd', cells: ['a', 'b', 'c'] }];
  const issues = comparison.safeParse({ ...section, rows }).error?.issues ?? [];
  expect(issues.map(({ path }) => path)).toEqual([['rows', 2, 'cells']]);
});

it('gives each row a paper, whose lines say their columns', () => {
  render(<Comparison {...section} variant="papers" />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(section.rows.length);
  expect(screen.getAllByRole('term')).toHaveLength(section.rows.length * section.columns.length);
});
