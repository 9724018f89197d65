import { fireEvent, render, screen } from '@testing-library/react';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import { lengthsOf, marksOf, wasteOf } from '../../../../src/sections/why-lintel/one-fault/lengths';
import { OneFault } from '../../../../src/sections/why-lintel/one-fault/OneFault';
import { oneFault } from '../../../../src/sections/why-lintel/one-fault/schema';

const ways = [
  { name: 'Paper', found: 20, taken: 50, repaired: 60, text: 'A row waited.' },
  { name: 'Ours', found: 4, taken: 4, repaired: 8, text: 'A job opened.' },
];
const perDay = { amount: 64, unit: 'kWh', dollars: 0.5 };
const section = {
  title: 'One fault',
  lead: 'It lasts.',
  anchor: 'fault',
  name: 'An office',
  note: '64 kWh a day',
  months: [{ name: 'Feb', day: 0 }],
  lastDay: 200,
  perDay,
  phases: { unseen: 'Unseen', unowned: 'Unowned', owned: 'Owned' },
  ways,
  source: 'An example.',
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof oneFault>;

it('divides the time until the repair, without phases that took no time', () => {
  const [paper, ours] = ways.map((way) => lengthsOf(way, 200));
  expect(paper).toEqual([
    { phase: 'unseen', from: 0, to: 10 },
    { phase: 'unowned', from: 10, to: 25 },
    { phase: 'owned', from: 25, to: 30 },
  ]);
  expect(ours?.map(({ phase }) => phase)).toEqual(['unseen', 'owned']);
});

it('wastes by the day, until it is repaired', () => {
  expect(wasteOf({ repaired: 10 }, perDay)).toEqual({ amount: 640, dollars: 320 });
  expect(marksOf(ways, perDay)[0]?.says).toMatch(/60.*3,840.*\$1,920.*A row waited/);
});

it('opens with ours and reads the others by key', () => {
  render(<OneFault {...section} />);
  const probe = screen.getByRole('slider');
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringContaining('A job opened.'));
  fireEvent.change(probe, { target: { value: '0' } });
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringContaining('A row waited.'));
});

it('refuses days that run backward', () => {
  const [way] = ways;
  const result = oneFault.shape.ways.safeParse([{ ...way, taken: 10 }, way]);
  expect(result.error?.issues[0]?.path).toEqual([0, 'repaired']);
});
