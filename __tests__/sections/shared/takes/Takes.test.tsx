import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Takes } from '../../../../src/sections/shared/takes/Takes';
import { takes as schema } from '../../../../src/sections/shared/takes/schema';

type TakesProps = ComponentProps<typeof Takes>;

const base = { type: 'takes', variant: 'weeks', title: 'Five hours' } as unknown as TakesProps;
const part = (when: string, day?: number) => ({
  when,
  day,
  text: `${when} it happens`,
  isQuiet: false,
  also: [],
});
const show = (props: object) => render(<Takes {...base} {...(props as Partial<TakesProps>)} />);

it('gives each part of four weeks the days until the next one', () => {
  show({ parts: [part('First', 1), part('Second', 8), part('Third', 22)] });
  const days = screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--days'));
  expect(days).toEqual(['7', '14', '7']);
});

it('counts days up to the last one marked', () => {
  show({ variant: 'days', parts: [part('Day 2', 2), part('Day 4', 4), part('Nine hours')] });
  for (const day of ['1', '2', '3', '4']) expect(screen.getByText(day)).toBeInTheDocument();
  expect(screen.queryByText('5')).not.toBeInTheDocument();
  expect(screen.getAllByRole('term')).toHaveLength(3);
});

it('lays working days into weeks of five', () => {
  const parts = [part('Day 1', 1), part('Day 6', 6), part('Day 8', 8)];
  show({ variant: 'timetable', parts });
  const rows = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.style);
  expect(rows.map((style) => style?.getPropertyValue('--at'))).toEqual(['0', '0', '2']);
  expect(rows.map((style) => style?.getPropertyValue('--days'))).toEqual(['5', '2', '3']);
});

it('has each line of a book under its day, and draws an order for the eye alone', () => {
  const lines = {
    ...part('Day 1'),
    also: ['One more'],
    order: [
      [100, 30],
      [80, 50],
    ],
    followed: 2,
  };
  show({ variant: 'orders', parts: [lines] });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Day 1 it happens',
    'One more',
  ]);
});

it('copies its clause, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const clause = { title: 'A clause', text: 'The list belongs to the building.' };
  show({ variant: 'dates', parts: [part('Day 1'), part('Day 2')], clause });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledWith(clause.text);
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
});

it('refuses weeks without days, and a clause without dates', () => {
  const written = {
    type: 'takes',
    title: 'Five hours',
    parts: [part('First', 1), part('Second', 8)],
  };
  const clause = { title: 'A clause', text: 'Words' };
  expect(schema.safeParse(written).success).toBe(true);
  expect(schema.safeParse({ ...written, parts: [part('First'), part('Second')] }).success).toBe(
    false,
  );
  const narrow = { ...written, parts: [part('First', 1), part('Second', 3)] };
  expect(schema.safeParse(narrow).success).toBe(false);
  expect(schema.safeParse({ ...written, clause }).success).toBe(false);
  expect(schema.safeParse({ ...written, variant: 'dates', clause }).success).toBe(true);
});
