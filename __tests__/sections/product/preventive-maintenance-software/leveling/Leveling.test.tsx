import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Leveling } from '../../../../../src/sections/product/preventive-maintenance-software/leveling/Leveling';

const weeks = (first: number, second: number) =>
  Array.from({ length: 52 }, (_, index) => (index === 0 ? first : index === 1 ? second : 10));

const section = {
  title: 'A year',
  lead: 'Of rounds.',
  crew: { paid: 25, plannable: 20, before: weeks(28, 12), after: weeks(20, 20) },
  peaks: [{ name: 'January', weeks: [1], reason: 'Typed in' }],
  act: { text: 'Level.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const spoken = () => screen.getByRole('slider').getAttribute('aria-valuetext');

it('reads the highest week first, and counts the weeks over both limits', () => {
  render(<Leveling {...section} />);
  expect(spoken()).toMatch(/28.*8/);
  expect(screen.getByRole('status')).toHaveTextContent(/1 of 52.*1/);
});

it('moves a peak when it is switched, and takes it back', async () => {
  const user = userEvent.setup();
  render(<Leveling {...section} />);
  await user.click(screen.getByRole('switch', { name: /January/ }));
  expect(spoken()).toContain('20');
  expect(screen.getByRole('status')).toHaveTextContent(/20.*540/);
  await user.click(screen.getByRole('switch', { name: /January/ }));
  expect(screen.getByRole('status')).toHaveTextContent(/1 of 52.*540/);
});

it('tells the peaks before and after to those without scripts', () => {
  const view = renderToStaticMarkup(<Leveling {...section} />);
  const lists = view.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(lists.some((list) => /January.*28.*20/.test(list))).toBe(true);
});
