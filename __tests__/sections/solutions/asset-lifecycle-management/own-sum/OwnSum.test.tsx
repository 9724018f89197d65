import { fireEvent, render, screen, within } from '@testing-library/react';
import { route } from '../../../../../src/browser/route';
import { OwnSum } from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/OwnSum';
import type { Sum } from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/readSum';
import { repairLimit } from '../../../../../src/maintenance/repairLimit';
import { formatDollars } from '../../../../../src/format/number';

const usual: Sum = { price: 64_700, lasts: 18, care: 1901, keep: 2970, left: 4, quote: 13_900 };
const boiler: Sum = { price: 46_500, lasts: 25, care: 760, keep: 1480, left: 3, quote: 1150 };

const drawn = (shape: object) => ({ label: '', shape: shape as Record<string, unknown> });

const sum = (
  <OwnSum
    title="Own"
    lead="Six figures."
    anchor="own"
    drawing={drawn({ type: 'machineLife', ...usual })}
    examples={drawn({
      type: 'capitalPlan',
      rows: [{ name: 'Boiler 2', verdict: { text: 'Repair', tone: 'good' }, ...boiler }],
    })}
    examplesTitle="Examples"
  />
);

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const form = () => within(screen.getByRole('form'));

beforeEach(() => {
  history.replaceState(null, '', '/lifecycle/');
  route.set('/lifecycle/');
});

it('works out the limit of the machine it begins with', () => {
  render(sum);
  expect(form().getByText(formatDollars(repairLimit(usual)))).toBeInTheDocument();
});

it('answers what is typed, and keeps it in the address', () => {
  render(sum);
  type(/Can still run/, '2');
  expect(form().getByText(formatDollars(repairLimit({ ...usual, left: 2 })))).toBeInTheDocument();
  expect(location.search).toContain('left=2');
});

it('says what is wrong with a figure, and keeps the last result', () => {
  render(sum);
  type(/Can still run/, '2');
  type(/Can still run/, '');
  expect(screen.getByRole('textbox', { name: /Can still run/ })).toBeInvalid();
  expect(form().getByText(formatDollars(repairLimit({ ...usual, left: 2 })))).toBeInTheDocument();
});

it('takes the figures of an example into the form', () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(sum);
  fireEvent.click(screen.getByRole('link', { name: /Boiler 2/ }));
  expect(screen.getByRole('textbox', { name: /Repair quote/ })).toHaveValue('1150');
  expect(form().getByText(formatDollars(repairLimit(boiler)))).toBeInTheDocument();
});
