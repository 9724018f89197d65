import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { FloorSheet } from '../../../../../src/sections/industry/corporate-facilities/floor-sheet/FloorSheet';

type Section = ComponentProps<typeof FloorSheet>;

const room = (number: string, before: string): Section['rooms'][number] => ({
  number,
  name: `Room ${number}`,
  column: 1,
  row: 1,
  columns: 3,
  states: [
    { tone: 'fault', text: before },
    { tone: 'ready', text: 'Done' },
  ],
});

const section: Section = {
  anchor: 'weekend',
  title: 'A weekend',
  lead: 'Choose.',
  place: 'A floor',
  instants: [
    { day: 'Friday', clock: '17:40' },
    { day: 'Monday', clock: '08:00' },
  ],
  start: '2',
  rooms: [room('1', 'Too cold'), room('2', 'Dark'), room('3', 'Wet'), room('4', 'Loud')],
  origin: 'Of one year.',
  act: { text: 'Done.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

it('counts the states of an hour', async () => {
  render(<FloorSheet {...section} />);
  expect(screen.getByRole('status')).toHaveTextContent(/Monday.*4 ready/);
  await userEvent.click(screen.getByRole('radio', { name: /Friday/ }));
  expect(screen.getByRole('status')).toHaveTextContent(/Friday.*4 with a fault/);
});

it('opens the weekend of a room, whose state its name says', async () => {
  render(<FloorSheet {...section} />);
  expect(screen.getByRole('radio', { name: /Room 2/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Room 3.*Ready/ }));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Wet',
    'Done',
  ]);
});
