import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColdLoop } from '../../../../../src/sections/product/connected-refrigeration/cold-loop/ColdLoop';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { coldLoop } from '../../../../../src/sections/product/connected-refrigeration/cold-loop/schema';

const stop = (place: string) => ({
  place,
  reading: '5 psig',
  meter: { value: 5, from: 0, to: 10, limit: 8, says: 'At most 8' },
  alarm: `Alarm of ${place}`,
  record: `Record of ${place}`,
  link: { text: 'Who asks', href: '/who/' },
});

const section = {
  title: 'A circuit',
  anchor: 'circuit',
  place: 'A store',
  stops: ['Rack', 'Roof', 'Pipe', 'Case'].map(stop),
  start: 3,
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof coldLoop>;

it('opens one part of the circuit at a time', async () => {
  render(<ColdLoop {...section} />);
  expect(screen.getByText('Alarm of Case')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Roof/ }));
  expect(screen.getByText('Record of Roof')).toBeInTheDocument();
  expect(screen.queryByText('Alarm of Case')).not.toBeInTheDocument();
});

it('has all parts before any script', () => {
  const view = renderToStaticMarkup(<ColdLoop {...section} />);
  expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain('Alarm of Pipe');
});
