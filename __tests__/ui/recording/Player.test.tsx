import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Player } from '../../../src/ui/recording/Player';
import { recording } from './recording';

const play = jest.fn(() => Promise.resolve());

beforeEach(() => {
  play.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

function shown(): HTMLVideoElement {
  render(<Player recording={recording} />);
  return screen.getByLabelText('A fan is repaired.');
}

it('loads nothing before it is asked to, and brings captions', () => {
  const video = shown();
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toContainHTML('src="/recordings/a-fan.vtt"');
  expect(play).not.toHaveBeenCalled();
});

it('plays at the button, which then makes room for the controls', async () => {
  const video = shown();
  await userEvent.click(screen.getByRole('button', { name: /A fan/ }));
  expect(play).toHaveBeenCalledTimes(1);
  // Or it would take no focus, and the button would take it along.
  expect(video).toHaveAttribute('controls');
  fireEvent.play(video);
  expect(screen.queryByRole('button', { name: /A fan/ })).not.toBeInTheDocument();
  expect(video).toHaveAttribute('controls');
});

it('shows captions, which would load before that, once it plays, and leaves the choice after', () => {
  const video = shown();
  const track = { mode: 'disabled' };
  Object.defineProperty(video, 'textTracks', { value: [track] });
  expect(video).not.toContainHTML('default');
  fireEvent.play(video);
  expect(track.mode).toBe('showing');
  track.mode = 'disabled';
  fireEvent.timeUpdate(video);
  expect(track.mode).toBe('disabled');
});

it('plays from a line, and marks the one that is being said', async () => {
  const video = shown();
  await userEvent.click(screen.getByRole('link', { name: /0:12/ }));
  expect(video.currentTime).toBe(12);
  act(() => void fireEvent.timeUpdate(video));
  const said = screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-current'));
  expect(said).toEqual([null, 'true', null]);
});

it('leads to the moment in the file where there are no scripts', () => {
  shown();
  const line = screen.getByRole('link', { name: /0:12/ });
  expect(line).toHaveAttribute('href', '/recordings/a-fan.mp4#t=12');
});
