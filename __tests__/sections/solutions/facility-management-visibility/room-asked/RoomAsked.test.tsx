import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RoomAsked } from '../../../../../src/sections/solutions/facility-management-visibility/room-asked/RoomAsked';

const desk = (name: string, before: number, minutes: number) => ({
  name,
  asks: 'Is it done?',
  screen: 'A phone',
  hops: [{ minutes: before, text: `${name} calls.` }],
  minutes,
  answer: `${name} reads that it is done.`,
});

const section = (
  <RoomAsked
    title="A room"
    lead="Its lead."
    place="A hotel"
    ways={['Before', 'With us']}
    desks={[desk('Front', 26, 0.3), desk('Owner', 4320, 4), desk('Engineer', 18, 0.2)]}
    start={26}
    note="A Friday."
    act={{ text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] }}
  />
);

/** Names of the desks that have their answer on a screen. */
const answered = () => screen.queryAllByText(/reads that it is done/).length;

const setMotion = (isReduced: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isReduced });
};

it('shows where each question is, until its desk knows', () => {
  render(section);
  expect(screen.getByText('Owner calls.')).toBeInTheDocument();
  expect(answered()).toBe(0);
});

it('answers at every desk with us, at the same time', () => {
  render(section);
  fireEvent.click(screen.getByRole('radio', { name: 'With us' }));
  expect(answered()).toBe(3);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(answered()).toBe(0);
});

it('plays to the end, and at once for those who want less motion', () => {
  setMotion(true);
  render(section);
  fireEvent.click(screen.getByRole('button'));
  const slider = screen.getByRole('slider');
  expect(slider).toHaveValue(slider.getAttribute('max'));
});

it('plays step by step, until someone takes over', () => {
  jest.useFakeTimers();
  setMotion(false);
  render(section);
  const slider = screen.getByRole('slider');
  fireEvent.click(screen.getByRole('button'));
  expect(slider).toHaveValue('0');
  act(() => jest.advanceTimersByTime(300));
  expect(slider).toHaveValue('1');
  fireEvent.change(slider, { target: { value: '3' } });
  act(() => jest.advanceTimersByTime(3000));
  expect(slider).toHaveValue('3');
  jest.useRealTimers();
});

it('lists both times of each desk for those without scripts', () => {
  const view = renderToStaticMarkup(section);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(list).toContain('3\u00a0days');
  expect(list).toContain('18\u00a0s');
});
