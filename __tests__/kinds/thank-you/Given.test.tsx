import { render, screen } from '@testing-library/react';
import { Given } from '../../../src/kinds/thank-you/Given';

const files = [
  { title: 'The book', note: null, href: '/ebooks/a-book.pdf', size: 1_240_000, rows: [] },
  {
    title: 'The sheet',
    note: 'to print',
    href: '/downloads/a-sheet.csv',
    size: 900,
    rows: [['No.', 'Name']],
  },
];

it('gives the first file to open and to keep, and says what it weighs', () => {
  render(<Given files={files} />);
  const [open, save] = screen.getAllByRole('link');
  expect(open).toHaveAttribute('href', files[0]?.href);
  expect(open).not.toHaveAttribute('download');
  expect(save).toHaveAttribute('href', files[0]?.href);
  expect(save).toHaveAttribute('download');
  expect(save).toHaveTextContent(/1\.2\sMB/);
});

it('only saves what a browser cannot show', () => {
  render(<Given files={files.slice(1)} />);
  const link = screen.getByRole('link', { name: /The sheet/ });
  expect(link).toHaveAttribute('download');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

it('lists what belongs to it, with kind, size and note', () => {
  render(<Given files={files} />);
  const sheet = screen.getByRole('link', { name: /The sheet/ });
  expect(sheet).toHaveAttribute('href', files[1]?.href);
  expect(sheet).toHaveTextContent(/, 1\sKB, to print$/);
});

it('is nothing where there is nothing to give', () => {
  const { container } = render(<Given files={[]} />);
  expect(container).toBeEmptyDOMElement();
});
