import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import { BroughtPlan } from '../../../../../src/sections/demo-days/planned-asset-maintenance/brought-plan/BroughtPlan';
import {
  levelRounds,
  type Round,
} from '../../../../../src/sections/demo-days/planned-asset-maintenance/brought-plan/levelRounds';
import type { broughtPlan } from '../../../../../src/sections/demo-days/planned-asset-maintenance/brought-plan/schema';
import {
  overIn,
  yearAt,
} from '../../../../../src/sections/demo-days/planned-asset-maintenance/brought-plan/yearAt';

const round = (over: Partial<Round>): Round => ({
  name: 'Filters',
  hours: 40,
  parts: 4,
  every: 52,
  first: 10,
  window: 2,
  ...over,
});

const planOf = (name: string, rounds: readonly Round[]) => ({
  name,
  file: 'On paper',
  hours: 30,
  rounds: rounds.map((each) => ({ ...each, often: 'Yearly' })),
  year: levelRounds(rounds),
  open: 'Nothing was.',
});

const section = {
  title: 'Plans',
  lead: 'Three.',
  from: 8,
  to: 19,
  person: { name: 'Isaiah Bell', role: 'Engineer', company: 'Lintel', portrait: null },
  does: 'levels it.',
  plans: [planOf('A school', [round({})]), planOf('A lab', [round({ first: 20, window: 0 })])],
  act: { text: 'Bring it.', actions: [{ text: 'Choose', href: '#dates' }] },
} as unknown as SectionProps<typeof broughtPlan>;

const minute = () => screen.getByRole('slider', { name: /Minute 8|Minute 19/ });

it('levels the plan from the first minute to the last', () => {
  render(<BroughtPlan {...section} />);
  expect(screen.getByRole('status')).toHaveTextContent(/One week/);
  fireEvent.change(minute(), { target: { value: '19' } });
  expect(screen.getByRole('status')).toHaveTextContent(/No week/);
});

it('begins anew with another plan, whose law dates stay', async () => {
  render(<BroughtPlan {...section} />);
  fireEvent.change(minute(), { target: { value: '19' } });
  await userEvent.click(screen.getByRole('radio', { name: 'A lab' }));
  expect(minute()).toHaveValue('8');
  fireEvent.change(minute(), { target: { value: '19' } });
  expect(screen.getByRole('status')).toHaveTextContent(/One week/);
});

it('tells those without scripts how each plan ended', () => {
  const view = renderToStaticMarkup(<BroughtPlan {...section} />);
  const lists = view.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(lists.some((list) => /A school: 1 .*0 .*A lab: 1 .*1 /.test(list))).toBe(true);
});

it('drops no hour on the way', () => {
  const year = levelRounds([round({}), round({ name: 'Doors', hours: 80, first: 12 })]);
  const sums = [0, 0.5, 1].map((share) => yearAt(year, share).reduce((sum, week) => sum + week));
  expect(sums).toEqual([120, 120, 120]);
  expect(yearAt(year, 0)).toEqual(year.before);
  expect(yearAt(year, 1)).toEqual(year.after.map(Math.round));
  expect(overIn(yearAt(year, 1), 40)).toBe(0);
});
