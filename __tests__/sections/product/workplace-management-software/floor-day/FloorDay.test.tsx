import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FloorDay } from '../../../../../src/sections/product/workplace-management-software/floor-day/FloorDay';
import copy from '../../../../../src/sections/product/workplace-management-software/floor-day/words.json';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { floorDay } from '../../../../../src/sections/product/workplace-management-software/floor-day/schema';

const box = { x: 0, y: 0, width: 10, depth: 10, seats: 4 };
const section = {
  anchor: 'floor',
  title: '{nobody} of {rooms} rooms',
  place: 'A floor',
  plan: { width: 20, depth: 10 },
  rooms: [
    {
      ...box,
      number: '1',
      booked: [],
      used: [['12:00', '13:00']],
      said: { words: 'Cold.', when: 'Monday', read: '64 °F', was: 'A valve.' },
    },
    { ...box, x: 10, number: '2', booked: [['11:00', '12:00']], used: [] },
  ],
  cores: [],
  air: { from: '06:00', to: '19:00', ahead: 30, patience: 15 },
  hours: { from: '06:00', to: '20:00' },
  start: { hour: '12:00', room: '1' },
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof floorDay>;

const slider = () => screen.getByRole('slider', { name: copy.hour });
const roomNamed = (number: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${number} `) });

it('opens a room: its complaint, or that there was none', async () => {
  render(<FloorDay {...section} />);
  expect(screen.getAllByText('A valve.')[0]).toBeInTheDocument();
  await userEvent.click(roomNamed('2'));
  expect(screen.getByText(copy.quiet)).toBeInTheDocument();
});

it('says of each room at each hour whether its air is for anyone', () => {
  render(<FloorDay {...section} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 of 2 rooms');
  expect(roomNamed('1')).toHaveAccessibleName(expect.stringContaining(copy.people));
  fireEvent.change(slider(), { target: { value: String(14 * 60) } });
  expect(roomNamed('1')).toHaveAccessibleName(expect.stringContaining(copy.nobody));
  fireEvent.change(slider(), { target: { value: String(20 * 60) } });
  expect(roomNamed('1')).toHaveAccessibleName(expect.stringContaining(copy.off));
});

it('spares what nobody uses when use decides', async () => {
  render(<FloorDay {...section} />);
  expect(roomNamed('2')).toHaveAccessibleName(expect.stringContaining(copy.nobody));
  await userEvent.click(screen.getByRole('radio', { name: copy.use }));
  expect(roomNamed('2')).toHaveAccessibleName(expect.stringContaining(copy.off));
});

it('has what was said of all rooms before any script', () => {
  const view = renderToStaticMarkup(<FloorDay {...section} />);
  expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain('A valve.');
});
