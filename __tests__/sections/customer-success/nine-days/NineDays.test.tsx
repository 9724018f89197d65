import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import { daysIn, daysOf, stageOf } from '../../../../src/sections/customer-success/nine-days/board';
import { NineDays } from '../../../../src/sections/customer-success/nine-days/NineDays';
import type { nineDays } from '../../../../src/sections/customer-success/nine-days/schema';

const task = { name: 'Codes', note: '240', doing: 2, done: 3 };
const days = ['Day 1', 'Day 3', 'Day 5'].map((name) => ({
  name,
  what: 'A step',
  said: [{ by: 'us' as const, text: `Written on ${name}.` }],
}));
const section = {
  title: 'Nine days',
  lead: 'Choose one.',
  arrangement: 'section',
  breadcrumbs: [],
  actions: [],
  facts: [],
  name: 'A rollout',
  note: 'An example',
  engineer: { name: 'Isaiah Bell', role: 'Engineer', company: 'Lintel', portrait: null },
  you: 'Your planner',
  start: 2,
  days,
  tasks: [task, { name: 'Import', note: 'A list', doing: 1, done: 1 }],
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof nineDays>;

it('moves a task along the board, day by day', () => {
  expect([1, 2, 3].map((day) => stageOf(task, day))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((stage) => daysIn(task, stage, days))).toEqual(['1', '2', '3']);
  expect(daysIn({ ...task, doing: 1, done: 1 }, 0, days)).toBe('');
});

it('keeps a message in view on its day and the next', () => {
  expect(daysOf(0)).toBe('1 2');
});

it('opens with the day that it is told to', () => {
  render(<NineDays {...section} />);
  expect(screen.getByRole('radio', { name: /Day 3/ })).toBeChecked();
  expect(screen.getAllByText('Import')).toHaveLength(1);
});
