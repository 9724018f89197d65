import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MoveWalls } from '../../../../../src/sections/product/energy-optimization/move-walls/MoveWalls';

const section = {
  title: 'Move',
  lead: 'Two walls.',
  place: 'A tower',
  day: {
    first: 6,
    bottom: 50,
    ceiling: 68,
    before: 55,
    beforeName: 'Before',
    wanted: [62, 61, 60, 59, 58, 57, 56, 54, 56, 58, 60, 62],
    returned: { from: 2, to: 4, name: 'Given back' },
    low: 55,
    up: 64,
  },
  lows: { from: 53, to: 59 },
  ups: { from: 60, to: 66 },
  saved: 500,
  fixed: 5000,
  start: 2,
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

const slider = (name: RegExp) => screen.getByRole('slider', { name });
const set = (name: RegExp, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });

it('begins between the walls as drawn, with what they saved', () => {
  render(<MoveWalls {...section} />);
  expect(screen.getByText(/^500.kWh$/)).toBeVisible();
  expect(screen.getByText(/10%/)).toBeVisible();
  expect(slider(/half hour/i)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^07:00/));
});

it('moves both walls, and energy and log follow', () => {
  render(<MoveWalls {...section} />);
  set(/lower/, 59);
  expect(screen.queryByText(/^500.kWh$/)).not.toBeInTheDocument();
  set(/half hour/i, 11);
  const [last] = screen.getAllByRole('listitem');
  expect(last).toHaveTextContent(/11:30.*12:30/);
  set(/lower/, 55);
  expect(screen.getByText(/^500.kWh$/)).toBeVisible();
  set(/upper/, 60);
  expect(slider(/upper/)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^60.°F$/));
});

it('compares three pairs of walls for those without scripts', () => {
  const view = renderToStaticMarkup(<MoveWalls {...section} />);
  expect(view.match(/<noscript>.*<\/noscript>/)?.[0]).toMatch(/59 to 60.*55 to 64.*53 to 66/);
});
