import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { RoundSheet } from '../../../../../src/sections/product/inspection-software/round-sheet/RoundSheet';

const step = (name: string, answer: number) => ({
  name,
  time: '07:09',
  allowed: '162 to 178 psi',
  past: '170, 169, 167',
  answer,
  reading: { unit: 'psi', range: [150, 190] as [number, number], low: 162, high: 178 },
});

const section = {
  title: 'A round',
  name: 'Fire pump',
  place: 'Level B2',
  day: 'Nov 12',
  kept: 1,
  steps: [
    step('Before', 170),
    step('Discharge', 166),
    {
      name: 'Gland',
      time: '07:11',
      allowed: 'a drip',
      past: 'drip',
      answer: 0,
      choices: ['A drip', 'A stream'],
    },
  ],
  signed: { by: 'E. Dankyi', where: 'level B2', at: '07:18', sent: '07:21' },
  job: 'WO-1',
  act: { text: 'Limits travel.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

/** Presses the one button of the phone. */
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'));
const sheet = () => within(screen.getByRole('list'));

it('keeps the sheet empty until the round is signed and has a signal', async () => {
  const user = userEvent.setup();
  render(<RoundSheet {...section} />);
  for (let pressed = 0; pressed < 3; pressed += 1) {
    expect(sheet().queryByText(/166/)).not.toBeInTheDocument();
    await press(user);
  }
  expect(sheet().queryByText(/166/)).not.toBeInTheDocument();
  await press(user);
  expect(sheet().getByText(/166/)).toBeVisible();
  expect(screen.getByText(/E\. Dankyi.*07:21/)).toBeVisible();
});

it('says at once that a reading is out of limits, and opens a job on arrival', async () => {
  const user = userEvent.setup();
  render(<RoundSheet {...section} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '158' } });
  expect(screen.getByText(/WO-1/)).toBeVisible();
  await press(user);
  await user.click(screen.getByRole('radio', { name: 'A stream' }));
  for (let pressed = 0; pressed < 3; pressed += 1) await press(user);
  expect(sheet().getByText(/158/)).toBeVisible();
  expect(screen.getByText('WO-1')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('says which step comes next to those who do not see the phone change', async () => {
  const user = userEvent.setup();
  render(<RoundSheet {...section} />);
  await press(user);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Step 3 of 3: Gland');
});

it('can be walked again from its first step', async () => {
  const user = userEvent.setup();
  render(<RoundSheet {...section} />);
  for (let pressed = 0; pressed < 5; pressed += 1) await press(user);
  expect(screen.getByRole('slider', { name: 'Before' })).toBeVisible();
});

it('lists the answers for those without scripts', () => {
  const view = renderToStaticMarkup(<RoundSheet {...section} />);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(list).toMatch(/Discharge.*166.*A drip/);
});
