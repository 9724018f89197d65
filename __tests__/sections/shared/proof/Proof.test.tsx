import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Proof } from '../../../../src/sections/shared/proof/Proof';
import { proof as schema } from '../../../../src/sections/shared/proof/schema';

type ProofProps = ComponentProps<typeof Proof>;

const claim = {
  claim: 'Minutes to a name',
  source: 'A customer',
  sample: '100 jobs',
  period: '2025 against 2024',
  unit: 'minutes',
  before: { value: 80, text: '80 min' },
  after: { value: 20, text: '20 min' },
};

const base = {
  type: 'proof',
  variant: 'strip',
  title: 'Three in four are right',
  customer: { name: 'A customer', wordmark: null },
  person: { name: 'A Person', role: 'Engineer', company: 'A customer', portrait: null },
  quote: 'It is so.',
  actions: [{ text: 'Book', href: '/request-demo/' }],
} as unknown as ProofProps;

const parts = {
  claim,
  whole: '100 jobs',
  items: [
    { count: 75, text: 'right', says: 'As it was named.' },
    { count: 25, text: 'wrong', says: 'Something else.' },
  ],
};
const pair = { claim, before: '2024', after: '2025' };
const show = (props: object) => render(<Proof {...base} {...(props as Partial<ProofProps>)} />);

it('has one heading, who says it, and the step', () => {
  show({ parts });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: base.title })).toBeInTheDocument();
  expect(within(screen.getByRole('figure')).getByText(/A Person/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book' })).toBeInTheDocument();
});

it('lets a part be chosen, the first of them from the start', () => {
  show({ parts });
  const group = screen.getByRole('group', { name: '100 jobs' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  expect(within(group).getByRole('radio', { name: /75/ })).toBeInTheDocument();
});

it('lets the cells of a field be asked by their part', () => {
  show({ variant: 'field', parts });
  const group = screen.getByRole('group', { name: '100 jobs' });
  expect(within(group).getByRole('radio', { name: '75 right' })).toBeChecked();
  expect(within(group).getByRole('radio', { name: '25 wrong' })).not.toBeChecked();
});

it('reads the log of a customer in its order', () => {
  const rows = [1, 2, 3].map((hour) => ({ at: `0${hour}:00`, what: `Line ${hour}` }));
  show({ variant: 'log', log: { claim, name: 'A log', day: 'A day', rows } });
  const lines = within(screen.getByRole('list', { name: 'A log' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '01:00Line 1',
    '02:00Line 2',
    '03:00Line 3',
  ]);
});

it('shows what it is now before what it was', () => {
  show({ variant: 'band', pair });
  expect(screen.getByRole('radio', { name: '2025' })).toBeChecked();
});

it.each(['pair', 'band', 'figure', 'voice'])(
  'says both values and the source of a %s',
  (variant) => {
    show({ variant, pair });
    expect(screen.getByText('80 min')).toBeInTheDocument();
    expect(screen.getByText('20 min')).toBeInTheDocument();
    expect(screen.getByText(/100 jobs/)).toBeInTheDocument();
  },
);

it('sets what was quoted beside what it took', () => {
  const amount = (value: number) => ({ value, text: `${value} h` });
  const rows = [{ label: 'Hours', quoted: amount(14), took: amount(15) }];
  show({ variant: 'quoted', quoted: { quoted: 'Quoted', took: 'Took', rows } });
  const row = screen.getByRole('row', { name: /Hours/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['14 h', '15 h']);
});

it('asks for what a variant shows', () => {
  const written = {
    type: 'proof',
    title: 'A title',
    customer: 'calder',
    person: 'declan-roche',
    quote: 'It is so.',
    actions: base.actions,
  };
  const named = { ...pair, claim: 'a-claim' };
  expect(schema.safeParse({ ...written, variant: 'band', pair: named }).success).toBe(true);
  expect(schema.safeParse({ ...written, variant: 'strip', pair: named }).success).toBe(false);
});
