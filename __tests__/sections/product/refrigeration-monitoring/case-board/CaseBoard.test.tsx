import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseBoard } from '../../../../../src/sections/product/refrigeration-monitoring/case-board/CaseBoard';

const readings = (peak: number): [number, number][] => [
  [0, 35],
  [2, 35],
  [2.4, peak],
  [2.7, 35],
  [8, 35],
];

const usual = { target: 35, limit: 41, doors: [], defrosts: [{ at: 2, minutes: 30, rise: 0 }] };

const section = {
  title: '{rang} rang',
  lead: 'Choose one.',
  place: 'A store',
  start: 2,
  cases: [
    { ...usual, number: 1, name: 'Milk', readings: readings(39) },
    { ...usual, number: 2, name: 'Eggs', readings: readings(46) },
    {
      ...usual,
      number: 3,
      name: 'Dairy',
      readings: [
        [0, 35],
        [2, 35],
        [3, 44],
        [8, 44],
      ] as [number, number][],
      call: 'A fan was replaced.',
    },
  ],
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('counts the cases that rang, and opens the one it begins with', () => {
  render(<CaseBoard {...section} />);
  expect(screen.getByRole('heading', { name: '2 rang' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /2 Eggs/ })).toBeChecked();
  expect(screen.getByRole('heading', { name: /eggs/ })).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('02:24'),
  );
});

it('opens the case that is chosen, with whom it reached', async () => {
  const user = userEvent.setup();
  render(<CaseBoard {...section} />);
  await user.click(screen.getByRole('radio', { name: /3 Dairy/ }));
  expect(screen.getByText(/02:50.*A fan was replaced\./)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /1 Milk/ }));
  expect(screen.queryByText(/A fan was replaced/)).not.toBeInTheDocument();
});

it('lists all cases for those without scripts', () => {
  const view = renderToStaticMarkup(<CaseBoard {...section} />);
  const lists = view.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(lists.some((list) => list.includes('Eggs') && list.includes('A fan was replaced'))).toBe(
    true,
  );
});
