import { render, screen, within } from '@testing-library/react';
import { FiveRooms } from '../../../../../src/sections/rebuild/product-walkthrough/five-rooms/FiveRooms';

type Props = Parameters<typeof FiveRooms>[0];

const stop = (name: string, at: string, pin: string) => ({
  key: name.toLowerCase(),
  name,
  at,
  pin,
  floor: '0,0 10,0 10,10',
  title: name,
  text: 'What happens here.',
  state: 'New',
  lines: [{ field: `Said at ${name}`, value: name }],
  more: { text: `More of ${name}`, href: '/' },
});

const section = {
  title: 'Three rooms',
  lead: 'Lead',
  breadcrumbs: [],
  actions: [],
  rooms: {
    model: { alt: 'A model', src: { childImageSharp: null } },
    map: 'Rooms',
    record: 'WO-1',
    path: '0,70 100,70 200,70',
    closed: '09:00',
    stops: [
      stop('Reception', '08:00', '0,70'),
      stop('Office', '08:20', '100,70'),
      stop('Shop', '08:40', '200,70'),
    ],
  },
} as unknown as Props;

const map = () => within(screen.getByRole('navigation', { name: 'Rooms' }));
const rooms = () => screen.getAllByRole('listitem').filter(({ id }) => id);

it('leads from each mark of the model to its room', () => {
  render(<FiveRooms {...section} />);
  const pins = map().getAllByRole('link');
  expect(pins.map((link) => link.getAttribute('href'))).toEqual(['#reception', '#office', '#shop']);
  expect(rooms().map(({ id }) => id)).toEqual(['reception', 'office', 'shop']);
});

it('marks no room before one is read about', () => {
  render(<FiveRooms {...section} />);
  expect(map().queryAllByRole('link', { current: 'step' })).toHaveLength(0);
  expect(map().getAllByRole('link')).toHaveLength(3);
});

it('grows the record: each room has the lines of those before it, and its own', () => {
  render(<FiveRooms {...section} />);
  const lines = rooms().map((room) =>
    within(room)
      .getAllByRole('term', { hidden: true })
      .map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    ['Said at Reception'],
    ['Said at Reception', 'Said at Office'],
    ['Said at Reception', 'Said at Office', 'Said at Shop'],
  ]);
});
