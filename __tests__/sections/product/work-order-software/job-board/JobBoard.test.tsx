import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobBoard } from '../../../../../src/sections/product/work-order-software/job-board/JobBoard';
import { job } from './job';

const section = {
  title: 'A board',
  place: 'Northgate',
  columns: ['New', 'Assigned', 'On site', 'Done'],
  jobs: [job('Belt', 1), job('Valve', 0), job('Lamp', 2)],
  start: 0,
  act: { text: 'Both agree.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const ticket = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const state = () => screen.getByRole('status').textContent;
/** Column of the chosen job: its phone shows an hour of its own in each. */
const isIn = (column: number) =>
  expect(screen.getByText(job('', 0).times[column] ?? '')).toBeVisible();

it('shows the chosen job on the phone, with the time of its column', async () => {
  const user = userEvent.setup();
  render(<JobBoard {...section} />);
  isIn(1);
  await user.click(ticket('Lamp'));
  isIn(2);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('moves a job by its arrow keys, keeps the focus, and stops at the ends', async () => {
  const user = userEvent.setup();
  render(<JobBoard {...section} />);
  ticket('Belt').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  isIn(3);
  expect(ticket('Belt')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  isIn(2);
});

it('moves a job to the column that it is dropped on, and chooses it', () => {
  render(<JobBoard {...section} />);
  fireEvent.dragStart(ticket('Valve'));
  fireEvent.drop(screen.getByText('Done'));
  isIn(3);
  expect(ticket('Valve')).toBeChecked();
});

it('moves on by the phone, and begins again after the last column', async () => {
  const user = userEvent.setup();
  render(<JobBoard {...section} />);
  const press = () => screen.getAllByRole('button').at(-1) ?? document.body;
  const before = state();
  await user.click(press());
  await user.click(press());
  isIn(3);
  expect(state()).not.toBe(before);
  await user.click(press());
  isIn(0);
});

it('lists all jobs for those without scripts', () => {
  const view = renderToStaticMarkup(<JobBoard {...section} />);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(['Belt', 'Valve', 'Lamp'].every((name) => list.includes(name))).toBe(true);
});
