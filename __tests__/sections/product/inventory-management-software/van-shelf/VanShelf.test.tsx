import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { VanShelf } from '../../../../../src/sections/product/inventory-management-software/van-shelf/VanShelf';

const bin = (number: number, part: string, perWeek: number) => ({
  number,
  part,
  count: 3,
  full: 12,
  line: 1,
  ordered: 0,
  perWeek,
  price: 10,
  last: `Job of ${part}`,
});

const section = {
  title: 'A shelf',
  lead: 'Its lead.',
  place: 'A van',
  moment: 'Today',
  waits: [
    { name: 'Soon', days: 1 },
    { name: 'Late', days: 28 },
  ],
  wait: 0,
  bins: [bin(3, 'Fuse', 0.5), bin(7, 'Pump', 0.1)],
  start: 3,
  act: { text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const verdict = () => screen.getAllByRole('status')[0]?.textContent;

it('opens the bin that is chosen', async () => {
  render(<VanShelf {...section} />);
  expect(screen.getByText('Job of Fuse')).toBeVisible();
  await userEvent.click(radio('Pump'));
  expect(screen.getByText('Job of Pump')).toBeVisible();
  expect(screen.queryByText('Job of Fuse')).not.toBeInTheDocument();
});

it('finds the lines that are too low for a longer wait, and moves them on request', async () => {
  render(<VanShelf {...section} />);
  const holds = verdict();
  expect(screen.getByRole('button')).toBeDisabled();
  await userEvent.click(radio('Late'));
  expect(verdict()).not.toBe(holds);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('slider')).toHaveValue('5');
  expect(screen.getByRole('button')).toBeDisabled();
});

it('moves the line of the open bin alone', async () => {
  render(<VanShelf {...section} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
  expect(screen.getByRole('slider')).toHaveValue('7');
  await userEvent.click(radio('Pump'));
  expect(screen.getByRole('slider')).toHaveValue('1');
});

it('lists every bin for those without scripts', () => {
  const view = document.createElement('div');
  view.innerHTML = renderToStaticMarkup(<VanShelf {...section} />).replaceAll(
    'noscript',
    'section',
  );
  expect(within(view).getAllByRole('row')).toHaveLength(1 + section.bins.length);
});
