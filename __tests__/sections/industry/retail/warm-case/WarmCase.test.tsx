import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { WarmCase } from '../../../../../src/sections/industry/retail/warm-case/WarmCase';

const finder = { story: 'So it went.', goesTo: 'Somebody' };

const section: ComponentProps<typeof WarmCase> = {
  anchor: 'warm-case',
  title: 'A fan stops',
  lead: 'Choose.',
  place: 'A case',
  legend: 'Who finds it',
  finders: [
    { ...finder, name: 'Sensor', minute: 20, verdict: 'Nothing' },
    { ...finder, name: 'Clerk', minute: 120, verdict: 'Little' },
    { ...finder, name: 'Round', minute: 240, verdict: 'More' },
    { ...finder, name: 'Shopper', minute: 480, verdict: 'All' },
  ],
  method: 'Worked out.',
  act: { text: 'Found.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('reads the curves from the minute in which the chosen one finds it', async () => {
  render(<WarmCase {...section} />);
  const curve = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(curve()).toMatch(/20\smin/);
  await userEvent.click(screen.getByRole('radio', { name: /Shopper/ }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('All');
  expect(curve()).toMatch(/8\sh/);
});

it('says how long is left, and when nothing is', async () => {
  render(<WarmCase {...section} />);
  const curve = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(curve()).toMatch(/left/);
  await userEvent.click(screen.getByRole('radio', { name: /Shopper/ }));
  expect(curve()).toMatch(/ago/);
});
