import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberSent } from '../../../src/forms/browser/sentAt';
import { Moments } from '../../../src/kinds/thank-you/Moments';

const WHAT = 'What happens.';

const moments = ['now', '5 minutes', '1 working day', '7 days', null].map((after, index) => ({
  after,
  title: `Moment ${index}`,
  text: `<p>${WHAT}</p>`,
}));

const times = (): (string | null)[] =>
  screen.queryAllByRole('time').map((time) => time.getAttribute('datetime'));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('names the moments by the clock of the visitor', () => {
  jest.setSystemTime(new Date(2025, 10, 28, 14, 32));
  render(<Moments moments={moments} />);
  expect(times()).toEqual(['2025-11-28T14:32', '2025-11-28T14:37', '2025-12-01', '2025-12-05']);
  const [, soon, workingDay] = screen.getAllByRole('time');
  expect(soon).toHaveTextContent('14:37');
  expect(workingDay).toHaveTextContent(/Monday, December\s1/);
});

it('counts from when the form was sent, also when the page is loaded again', () => {
  jest.setSystemTime(new Date(2025, 10, 28, 14, 32));
  rememberSent();
  jest.setSystemTime(new Date(2025, 10, 28, 16, 0));
  render(<Moments moments={moments} />);
  expect(times()[1]).toBe('2025-11-28T14:37');
});

it('says how long each takes where there is no script, and when something ends', () => {
  document.body.innerHTML = renderToString(<Moments moments={moments} />);
  expect(times()).toEqual([]);
  const said = screen
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent)
    .filter((words) => words !== WHAT);
  expect(new Set(said).size).toBe(moments.length);
  expect(said.filter((words) => words === '' || /[{}\d]/.test(words))).toEqual([]);
});
