import { act, render, screen } from '@testing-library/react';
import { FiveRooms } from '../../../../../src/sections/rebuild/product-walkthrough/five-rooms/FiveRooms';

type Props = Parameters<typeof FiveRooms>[0];

const stop = (name: string) => ({
  key: name.toLowerCase(),
  name,
  at: '08:06',
  left: 20,
  top: 20,
  title: name,
  text: 'What happens here.',
  state: 'New',
  lines: [{ field: `Said at ${name}`, value: name }],
  more: { text: 'More', href: '/' },
});

const section = {
  title: 'Three rooms',
  lead: 'Lead',
  wash: null,
  here: null,
  breadcrumbs: [],
  actions: [],
  rooms: {
    model: { alt: 'A model', src: { childImageSharp: null } },
    map: 'Rooms',
    record: 'WO-1',
    added: 'added here',
    stops: [stop('Reception'), stop('Office'), stop('Shop')],
  },
} as unknown as Props;

const current = () =>
  screen
    .getAllByRole('link', { name: /Reception|Office|Shop/ })
    .filter((pin) => pin.getAttribute('aria-current') === 'step')
    .map((pin) => pin.textContent);

const set = (place: number, isOpen: boolean): void =>
  act(() => {
    const room = screen.getAllByRole('group')[place];
    room?.toggleAttribute('open', isOpen);
    room?.dispatchEvent(new Event('toggle'));
  });

it('marks on the map the room that is open, and none once all are closed', () => {
  render(<FiveRooms {...section} />);
  expect(current()).toEqual(['1Reception']);
  set(2, true);
  set(0, false); // the browser closes the others later
  expect(current()).toEqual(['3Shop']);
  set(2, false);
  expect(current()).toEqual([]);
});
