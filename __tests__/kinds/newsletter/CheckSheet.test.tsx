import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckSheet } from '../../../src/kinds/newsletter/CheckSheet';
import { instrument } from '../../../src/kinds/newsletter/instrument';

const check = {
  title: 'Work it out',
  task: 'Measure twice',
  minutes: 20,
  bring: 'a watch',
  steps: [
    { key: 'look', what: 'Look' },
    { key: 'wait', what: 'Wait' },
    { key: 'write', what: 'Write' },
  ],
  instrument: instrument().parse({
    readings: [
      { key: 'front', name: 'In front', example: 50 },
      { key: 'behind', name: 'Behind', example: 54 },
      { key: 'took', name: 'Minutes', example: 1, clock: true },
    ],
    results: [
      {
        name: 'Rise',
        formula: 'behind - front',
        unit: '°F',
        scale: [0, 10],
        verdicts: [{ upTo: 1, says: 'Closed.' }, { says: 'Open.' }],
      },
    ],
  }) as unknown as Queries.CheckSheetFragment['instrument'],
};

const sheet = () => render(<CheckSheet check={check} month="2026-10" path="/letter/" />);

const current = () =>
  screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('works out the example until all readings are there, then the readings', async () => {
  const user = userEvent.setup();
  sheet();
  expect(screen.getByRole('status')).toHaveTextContent(/^4/);
  await user.type(screen.getByLabelText('In front'), '60');
  expect(screen.getByRole('status')).toHaveTextContent(/^4/);
  await user.type(screen.getByLabelText('Behind'), '60.5');
  expect(screen.getByRole('status')).toHaveTextContent(/^1/);
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('Closed.');
});

it('keeps ticks and readings for the next visit, and forgets them when it is cleared', async () => {
  const user = userEvent.setup();
  const { unmount } = sheet();
  await user.click(screen.getByRole('checkbox', { name: 'Look' }));
  await user.type(screen.getByLabelText('In front'), '60');
  unmount();
  const view = sheet();
  expect(screen.getByRole('checkbox', { name: 'Look' })).toBeChecked();
  expect(screen.getByLabelText('In front')).toHaveValue('60');
  const clear = screen
    .getAllByRole('button')
    .find((button) => (button as HTMLButtonElement).type === 'reset');
  await user.click(clear!);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  view.unmount();
  sheet();
  expect(screen.getByLabelText('In front')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'Look' })).not.toBeChecked();
});

it('sends the readings and the address of the sheet', async () => {
  const user = userEvent.setup();
  sheet();
  await user.type(screen.getByLabelText('In front'), '60');
  const mail = screen
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    .find((href) => href.startsWith('mailto:'));
  expect(mail).toContain('In front: 60');
  expect(mail).toContain('/letter/#check');
});

it('writes the minutes of its clock into their field', () => {
  jest.useFakeTimers({ now: 0 });
  sheet();
  const clock = screen.getByRole('button', { name: /Minutes/ });
  fireEvent.click(clock);
  jest.setSystemTime(242_000);
  fireEvent.click(clock);
  expect(screen.getByLabelText('Minutes')).toHaveValue('4:02');
});
