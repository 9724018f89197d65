import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { BuildingCutaway } from '../../../../src/sections/platform-overview/building-cutaway/BuildingCutaway';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { buildingCutaway } from '../../../../src/sections/platform-overview/building-cutaway/schema';

const floor = (name: string, view: object) => ({
  name,
  seconds: '+1 s',
  arts: [],
  families: [],
  isBeam: false,
  title: `Screen of ${name}`,
  text: `Text of ${name}.`,
  view,
  links: [{ text: `More of ${name}`, href: '/more/' }],
});

const section = {
  title: 'A building',
  place: 'Somewhere',
  floors: [
    floor('Top', { kind: 'message', top: 'To a desk', title: 'Done', lines: ['Soon.'] }),
    floor('Beam', {
      kind: 'fields',
      everyone: 'All',
      viewers: [{ id: 'finance', name: 'Finance' }],
      rows: [
        { name: 'Power', value: '7 kW', hiddenFrom: ['finance'] },
        { name: 'Clock', value: '4 hours', hiddenFrom: [] },
      ],
    }),
  ],
  start: 1,
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof buildingCutaway>;

it('opens the screen of the chosen floor', async () => {
  render(<BuildingCutaway {...section} />);
  expect(screen.getByRole('heading', { name: 'Screen of Beam' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Top/ }));
  expect(screen.getByText('Soon.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Screen of Beam' })).not.toBeInTheDocument();
});

it('blanks the fields that a reader may not see', async () => {
  render(<BuildingCutaway {...section} />);
  expect(screen.getByText('7 kW')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Finance' }));
  expect(screen.queryByText('7 kW')).not.toBeInTheDocument();
  expect(screen.getByText('4 hours')).toBeInTheDocument();
});

it('has all floors before any script', () => {
  const view = renderToStaticMarkup(<BuildingCutaway {...section} />);
  expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain('Text of Top.');
});
