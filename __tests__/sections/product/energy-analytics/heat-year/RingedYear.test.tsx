import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { RingedYear } from '../../../../../src/sections/product/energy-analytics/heat-year/RingedYear';
import type { heatYear } from '../../../../../src/sections/product/energy-analytics/heat-year/schema';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';

const ring = (letter: string) => ({
  letter,
  name: `Weeks of ${letter}`,
  x: 10,
  y: 50,
  width: 8,
  height: 40,
  verdict: `Verdict on ${letter}.`,
  text: `Why ${letter}.`,
});

const section = {
  map: { src: { publicURL: '/year.png' }, alt: 'A year' },
  ask: 'Which?',
  rings: ['A', 'B', 'C'].map(ring),
  rest: 'Take a ring.',
  caption: 'A branch',
} as unknown as SectionProps<typeof heatYear>;

it('answers the ring that one chooses, and no other', async () => {
  render(<RingedYear {...section} />);
  const group = screen.getByRole('group', { name: 'Which?' });
  expect(group).toHaveAccessibleDescription('A year');
  expect(screen.getByText('Take a ring.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /B.*Weeks of B/ }));
  expect(screen.getByText('Verdict on B.')).toBeVisible();
  expect(screen.queryByText('Take a ring.')).not.toBeInTheDocument();
  expect(screen.queryByText('Verdict on A.')).not.toBeInTheDocument();
});

it('lists all answers for those without scripts', () => {
  const view = renderToStaticMarkup(<RingedYear {...section} />);
  expect(view.match(/<noscript>.*<\/noscript>/)?.[0]).toMatch(/Verdict on A.*Verdict on C/);
});
