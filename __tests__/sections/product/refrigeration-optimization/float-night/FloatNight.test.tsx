import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FloatNight } from '../../../../../src/sections/product/refrigeration-optimization/float-night/FloatNight';

const hour = (time: string, psig: number, degrees: number, held: string) => ({
  time,
  psig,
  held,
  outdoor: 50,
  kwh: 30,
  cold: { name: `Case of ${time}`, degrees, limit: 41 },
});

const section = {
  title: '{saved} kWh',
  lead: 'Drag.',
  place: 'A rack',
  fixed: 40,
  limit: 47,
  start: 1,
  hours: [
    hour('20:00', 41, 37, 'Shoppers'),
    hour('21:00', 45.5, 38.5, 'The wall'),
    hour('22:00', 40, 42.5, 'A warm case'),
  ],
  act: { text: 'Then', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('shows the hour it begins with: pressure, case and what holds it back', () => {
  render(<FloatNight {...section} />);
  expect(screen.getByText(/^45\.5.psig$/)).toBeVisible();
  expect(screen.getByText(/^38\.5.°F$/)).toBeVisible();
  expect(screen.getByText(/Case of 21:00/)).toBeVisible();
  expect(screen.getByText('The wall')).toBeVisible();
});

it('follows the range and the drawing, which agree', () => {
  render(<FloatNight {...section} />);
  const [drawing, range] = screen.getAllByRole('slider');
  if (!drawing || !range) throw new Error('Two sliders expected.');
  fireEvent.change(range, { target: { value: '2' } });
  expect(screen.getByText('A warm case')).toBeVisible();
  expect(drawing).toHaveValue('2');
  fireEvent.change(drawing, { target: { value: '0' } });
  expect(screen.getByText('Shoppers')).toBeVisible();
  expect(range).toHaveValue('0');
});

it('says how much the whole night saved, whatever the hour', () => {
  render(<FloatNight {...section} />);
  const title = screen.getByRole('heading', { level: 2 }).textContent;
  expect(title).toMatch(/^[1-9]\d* kWh$/);
  fireEvent.change(screen.getAllByRole('slider')[1] as HTMLElement, { target: { value: '2' } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
});

it('lists all hours for those without scripts', () => {
  const view = renderToStaticMarkup(<FloatNight {...section} />);
  const lists = view.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(lists.some((list) => list.includes('Shoppers') && list.includes('A warm case'))).toBe(
    true,
  );
});
