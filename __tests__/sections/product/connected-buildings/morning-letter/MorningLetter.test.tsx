import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MorningLetter } from '../../../../../src/sections/product/connected-buildings/morning-letter/MorningLetter';
import { morningLetter } from '../../../../../src/sections/product/connected-buildings/morning-letter/schema';

const line = (name: string, power: number, kind: 'nobody' | 'asked') => ({
  name,
  power,
  kind,
  text: `About ${name}.`,
});

const section = {
  title: 'A letter',
  lead: 'In the morning.',
  to: 'To the engineer',
  sent: '07:05',
  night: {
    first: 6,
    powers: Array.from({ length: 24 }, () => 500),
    dark: 14,
    nobody: 100,
    unknown: 0,
  },
  price: 0.1,
  lines: [line('Fans', 100, 'nobody'), line('Servers', 200, 'asked')],
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('lights the chosen line in each hour, with its sum', async () => {
  render(<MorningLetter {...section} />);
  expect(screen.getByText(/1,000.kWh, \$100\.00/)).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/20%/),
  );
  await userEvent.click(screen.getByRole('radio', { name: /Servers/ }));
  expect(screen.getByText('About Servers.')).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/40%/),
  );
});

it('is there as a whole for those without scripts', () => {
  const view = renderToStaticMarkup(<MorningLetter {...section} />);
  expect(view).toMatch(/<noscript>.*About Fans.*About Servers.*<\/noscript>/);
});

it('refuses lines that come to another sum than the night', () => {
  const lines = [line('Fans', 90, 'nobody'), line('Servers', 200, 'asked')];
  expect(morningLetter.safeParse({ type: 'morningLetter', ...section }).success).toBe(true);
  expect(morningLetter.safeParse({ type: 'morningLetter', ...section, lines }).success).toBe(false);
});
