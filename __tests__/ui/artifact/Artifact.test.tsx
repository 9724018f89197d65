import { render, screen, within } from '@testing-library/react';
import { Artifact } from '../../../src/ui/artifact/Artifact';
import type { Artifact as Data } from '../../../src/content-model/artifact';

const says = 'What it shows';

const show = (artifact: Data) => {
  render(<Artifact artifact={artifact} ground="amber" />);
  return screen.getByRole('figure');
};

const items = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says what it shows', () => {
  expect(
    show({ type: 'paper', says, head: 'A letter', lines: [{ text: 'Yes' }] }),
  ).toHaveTextContent(says);
});

it('names each bar with its value, and the limit', () => {
  const rows = [
    { name: 'before', value: 40, text: '40 h', tone: 'light' },
    { name: 'after', value: 0, text: 'none', tone: 'live' },
  ] as const;
  const figure = show({
    type: 'bars',
    says,
    limit: { value: 80, name: 'The limit' },
    rows: [...rows],
  });
  expect(items(figure)).toEqual(['before40 h', 'afternone']);
  expect(figure).toHaveTextContent('The limit');
});

it('counts each heap, with a sign between thousands', () => {
  const groups = [
    { count: 1078, name: 'quiet', tone: 'pale' },
    { count: 98, name: 'loud', tone: 'live' },
  ] as const;
  expect(items(show({ type: 'heaps', says, groups: [...groups] }))).toEqual([
    '1,078 quiet',
    '98 loud',
  ]);
});

it('lists points and stretches in words below their scale', () => {
  const points = [
    { at: 0, text: 'Day 0', name: 'begins', tone: 'strong' },
    { at: 0, until: 7, text: '7 days', name: 'lasts', tone: 'live' },
  ] as const;
  const figure = show({ type: 'scale', says, from: 0, to: 7, points: [...points] });
  expect(items(figure)).toEqual(['Day 0begins', '7 dayslasts']);
});

it('has the signs of a sum before its terms', () => {
  const terms = [
    { text: '9', name: 'all' },
    { sign: '−', text: '4', name: 'gone' },
    { sign: '=', text: '5', name: 'left' },
  ] as const;
  expect(items(show({ type: 'sum', says, terms: [...terms] }))).toEqual([
    '9all',
    '− 4gone',
    '= 5left',
  ]);
});

it('strikes out what a paper no longer says', () => {
  const figure = show({
    type: 'paper',
    says,
    head: 'A letter',
    lines: [
      { text: 'No', is: 'struck' },
      { text: 'Sign:', is: 'blank' },
    ],
  });
  expect(within(figure).getByRole('deletion')).toHaveTextContent('No');
  expect(within(figure).getByText('Sign:')).toBeVisible();
});

it('is a table with heads for rows and columns', () => {
  const figure = show({
    type: 'table',
    says,
    columns: ['Month', 'Paid'],
    rows: [
      ['May', 'yes'],
      ['June', 'no'],
    ],
  });
  expect(within(figure).getByRole('columnheader', { name: 'Paid' })).toBeInTheDocument();
  expect(within(figure).getByRole('rowheader', { name: 'June' })).toBeInTheDocument();
});
