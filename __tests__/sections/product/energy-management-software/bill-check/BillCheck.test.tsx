import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BillCheck } from '../../../../../src/sections/product/energy-management-software/bill-check/BillCheck';

const months = Array.from({ length: 12 }, (_, index) => ({
  name: `Month ${index + 1}`,
  billed: index === 3 ? 120 : index === 7 ? 104 : 100,
  metered: 100,
  ...(index === 3 && { cause: 'A locked gate.' }),
}));

const section = {
  type: 'billCheck' as const,
  title: 'Bills',
  lead: 'Against meters.',
  place: 'A tower',
  months,
  agrees: 'It agrees.',
  start: 3,
  limit: 2,
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

const [MONTH, LIMIT] = [0, 1];
const set = (index: number, value: number) =>
  fireEvent.change(screen.getAllByRole('slider')[index] as HTMLElement, {
    target: { value: String(value) },
  });

it('opens the month it begins with, and the one that is touched', () => {
  render(<BillCheck {...section} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Month 4');
  expect(screen.getByText('A locked gate.')).toBeVisible();
  set(MONTH, 0);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Month 1');
  expect(screen.getByText('It agrees.')).toBeVisible();
});

it('counts the bills that wait by the limit that is set', () => {
  render(<BillCheck {...section} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 12.*10/);
  set(LIMIT, 5);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of 12.*11/);
});

it('lists every bill for those without scripts', () => {
  const view = renderToStaticMarkup(<BillCheck {...section} />);
  expect(view.match(/<noscript>.*<\/noscript>/)?.[0]).toMatch(/Month 1.*locked gate.*Month 12/);
});
