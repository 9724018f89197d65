import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '../../../../../src/browser/route';
import { OwnSum } from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/OwnSum';
import type { Sum } from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/readSum';
import { repairLimit } from '../../../../../src/maintenance/repairLimit';
import { formatDollars } from '../../../../../src/format/number';

const unit: Sum = { price: 64_700, lasts: 18, care: 1901, keep: 2970, left: 4, quote: 13_900 };
const boiler: Sum = { price: 46_500, lasts: 25, care: 760, keep: 1480, left: 3, quote: 1150 };

const row = (name: string, sum: Sum) => ({
  name,
  place: 'A roof',
  age: 16,
  verdict: { text: 'A verdict', tone: 'good' },
  ...sum,
});

const section = (
  <OwnSum
    title="Own"
    lead="Six figures."
    anchor="own"
    plan={{
      label: '',
      shape: { type: 'capitalPlan', rows: [row('Unit', unit), row('Boiler', boiler)] },
    }}
    chosen="Unit"
    year={2026}
    act={{ text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] }}
  />
);

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const expectLimit = (sum: Sum) =>
  expect(screen.getByText(formatDollars(repairLimit(sum)))).toBeInTheDocument();

beforeEach(() => {
  history.replaceState(null, '', '/lifecycle/');
  route.set('/lifecycle/');
});

it('works out the limit of the machine it begins with', () => {
  render(section);
  expectLimit(unit);
  expect(screen.getByRole('radio', { name: 'Unit' })).toBeChecked();
});

it('answers what is typed, keeps it in the address, and takes no machine for it', () => {
  render(section);
  type(/Can still run/, '2');
  expectLimit({ ...unit, left: 2 });
  expect(location.search).toContain('left=2');
  expect(screen.getByRole('radio', { name: 'Unit' })).not.toBeChecked();
});

it('says what is wrong with a figure, and keeps the last result', () => {
  render(section);
  type(/Can still run/, '2');
  type(/Can still run/, '');
  expect(screen.getByRole('textbox', { name: /Can still run/ })).toBeInvalid();
  expectLimit({ ...unit, left: 2 });
});

it('takes the figures of another machine', async () => {
  render(section);
  await userEvent.click(screen.getByRole('radio', { name: 'Boiler' }));
  expect(screen.getByRole('textbox', { name: /Quote/ })).toHaveValue('1150');
  expectLimit(boiler);
});

it('moves the money to the year that the limit says', () => {
  render(section);
  expect(screen.getByText(/in 2026$/)).toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: /quote/ }), { target: { value: '2000' } });
  expect(location.search).toContain('quote=2000');
  expect(screen.getByText(/in 2030$/)).toBeInTheDocument();
});
