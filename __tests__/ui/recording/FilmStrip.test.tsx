import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLinked } from '../../../src/browser/openLinked';
import { FilmStrip } from '../../../src/ui/recording/FilmStrip';
import { recording } from './recording';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

const show = () =>
  render(<FilmStrip id="fan" recording={recording} name="A repair" longest={60} isOpen={false} />);
const still = (name: RegExp) => screen.getByRole('link', { name });

it('has a still for each line, which without scripts leads into the film', () => {
  show();
  const list = screen.getByRole('list', { name: 'A repair' });
  expect(within(list).getAllByRole('link')).toHaveLength(3);
  expect(still(/It turns/)).toHaveAttribute('href', '/recordings/a-fan.mp4#t=12');
});

it('shows the still that has the focus, and loads no film for it', () => {
  show();
  act(() => still(/It hums/).focus());
  expect(still(/It hums/)).toHaveAttribute('aria-current', 'true');
  expect(still(/It turns/)).not.toHaveAttribute('aria-current');
  expect(play).not.toHaveBeenCalled();
});

it('opens for a link to it', () => {
  Element.prototype.scrollIntoView = jest.fn();
  show();
  openLinked('#fan');
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('opens and plays from a still that is pressed, then follows the film', async () => {
  show();
  await userEvent.click(still(/It turns/));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  const video = screen.getByLabelText<HTMLVideoElement>('A fan is repaired.');
  expect(video.currentTime).toBe(12);
  video.currentTime = 21;
  act(() => void fireEvent.timeUpdate(video));
  expect(still(/It hums/)).toHaveAttribute('aria-current', 'true');
});

it('lets another film rest when one is played', async () => {
  show();
  show();
  await userEvent.click(screen.getAllByRole('link', { name: /It turns/ })[1] ?? document.body);
  expect(pause).toHaveBeenCalledTimes(1);
});
