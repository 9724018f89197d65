import { render, screen, within } from '@testing-library/react';
import { Clause } from '../../../src/kinds/legal/Clause';
import { LegalDocuments } from '../../../src/kinds/legal/LegalDocuments';

const clause = {
  id: 'what',
  title: 'What it covers',
  plain: '<p>The site.</p>',
  parts: [
    { html: '<p>Every page of it.</p>', insert: null },
    { html: null, insert: 'versions' },
  ],
};

const versions = [
  { date: '2026-11-03', text: 'Cookies have names.' },
  { date: '2022-10-03', text: 'First version.' },
];

it('is a numbered region whose heading links can point at', () => {
  render(<Clause number={4} clause={clause} versions={versions} />);
  const region = screen.getByRole('region', { name: '4 What it covers' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'what');
});

it('gives the plain words before the text', () => {
  render(<Clause number={1} clause={clause} versions={versions} />);
  const plain = screen.getByText('The site.');
  const following = plain.compareDocumentPosition(screen.getByText('Every page of it.'));
  expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('keeps the text behind a line that says how long it is, save for the first clause', () => {
  const { rerender } = render(<Clause number={2} clause={clause} versions={versions} />);
  const fold = () => screen.getByRole('group');
  expect(fold()).not.toHaveAttribute('open');
  expect(screen.getByText(/^The clause in full, 4/)).toBeVisible();
  rerender(<Clause key="first" number={1} clause={clause} versions={versions} />);
  expect(fold()).toHaveAttribute('open');
});

it('lists every version with its day, where the text asks for them', () => {
  render(<Clause number={1} clause={clause} versions={versions} />);
  const days = screen.getAllByRole('time').map((day) => day.getAttribute('datetime'));
  expect(days).toEqual(versions.map(({ date }) => date));
  for (const { text } of versions) expect(screen.getByText(text)).toBeInTheDocument();
});

it('leads to every document, with the day of its last change', () => {
  const documents = ['/cookie-policy/', '/privacy/sub-processors/'].map((path) => ({
    path,
    title: `Document ${path}`,
    versions,
  }));
  render(<LegalDocuments documents={documents} />);
  for (const { path, title } of documents) {
    const link = screen.getByRole('link', { name: new RegExp(title) });
    expect(link).toHaveAttribute('href', path);
    expect(within(link).getByRole('time')).toHaveAttribute('datetime', '2026-11-03');
  }
});
