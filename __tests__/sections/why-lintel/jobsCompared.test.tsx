import { render, screen, within } from '@testing-library/react';
import type { SectionProps } from '../../../src/content-model/sectionProps';
import { bestOf, marksOf } from '../../../src/sections/why-lintel/compare/jobs-compared/bestOf';
import { JobsCompared } from '../../../src/sections/why-lintel/compare/jobs-compared/JobsCompared';
import type { Level } from '../../../src/sections/why-lintel/compare/jobs-compared/levels';
import type { jobsCompared } from '../../../src/sections/why-lintel/compare/jobs-compared/schema';

const job = (name: string, ...levels: Level[]) => ({
  name,
  cells: levels.map((level, index) => ({ level, says: `${name} ${index}` })),
});

const section = {
  title: 'At {elsewhere} of {all}',
  lead: 'For teams.',
  arrangement: 'section',
  breadcrumbs: [],
  actions: [],
  facts: [],
  anchor: 'table',
  tools: ['Sheet', 'Suite', 'Ours'].map((name) => ({ name })),
  jobs: [
    job('Leave', 'best', 'no', 'enough'),
    job('Rent', 'no', 'best', 'no'),
    job('Proof', 'no', 'enough', 'best'),
  ],
  table: 'In words',
  tableLead: 'Bold is best.',
  act: { text: 'Ask.', actions: [] },
} as unknown as SectionProps<typeof jobsCompared>;

it('counts at how many jobs each kind is best', () => {
  expect(bestOf(section)).toEqual([1, 1, 1]);
});

it('says of a job who is best, and what ours does unless it is ours', () => {
  const [leave, , proof] = marksOf(section);
  expect(leave?.says).toMatch(/Sheet.*Leave 0.*Leave 2/);
  expect(proof?.says).toContain('Proof 2');
  expect(proof?.says).not.toContain('Proof 0');
});

it('puts the count into the title, and each job into a row of the table', () => {
  render(<JobsCompared {...section} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 of 3');
  const table = screen.getByRole('table', { name: section.table });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
