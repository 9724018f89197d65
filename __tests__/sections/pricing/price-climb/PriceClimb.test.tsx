import { act, fireEvent, render, screen } from '@testing-library/react';
import { PriceClimb } from '../../../../src/sections/pricing/price-climb/PriceClimb';
import { answerId } from '../../../../src/sections/pricing/price-climb/PriceAnswer';
import { priceOf } from '../../../../src/pricing/price';
import { firstPrice } from '../../../../src/sections/pricing/calculator';
import { price, stateOf } from '../../../../src/sections/pricing/state';
import { formatDollars } from '../../../../src/format/number';

const section = {
  breadcrumbs: [],
  title: 'Price',
  term: 'Pricing software',
  lead: 'Lead',
  actions: [{ text: 'Savings', href: '/resources/cmms-roi-calculator/' }],
  staffCount: { label: 'Staff', hint: 'Yours' },
  buildingCount: { label: 'Buildings', hint: 'Yours' },
  connectionSwitch: { label: 'Connections', hint: '{share} of it' },
  fineprint: 'Small',
};

const total = (staff: number, buildings: number, connections = true): string =>
  formatDollars(priceOf({ staff, buildings, connections }).total);

const setUp = (query = ''): void => {
  history.replaceState(null, '', `/pricing/${query}`);
  price.set(stateOf(firstPrice));
  jest.useFakeTimers();
  render(<PriceClimb {...section} />);
};

const rest = (): void =>
  act(() => {
    jest.advanceTimersByTime(1000);
  });

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(label) }), { target: { value } });
  rest();
};

afterEach(() => jest.useRealTimers());

it('follows the fields, and takes them along in the address', () => {
  setUp();
  type('Staff', '60');
  type('Buildings', '31');
  expect(screen.getAllByText(new RegExp(`^\\${total(60, 31)}`))).not.toHaveLength(0);
  expect(location.search).toMatch(/staff=60&buildings=31/);
  expect(screen.getByRole('link', { name: 'Savings' })).toHaveAttribute(
    'href',
    expect.stringMatching(/noOfBuildings=31&totalNumberOfInhouseOandMEmployees=60/),
  );
});

it('has the price beside the fields too, as the way to all that belongs to it', () => {
  setUp();
  type('Staff', '60');
  type('Buildings', '31');
  const sum = screen.getByRole('link', { name: new RegExp(`^\\${total(60, 31)}`) });
  expect(sum).toHaveAttribute('href', `#${answerId}`);
});

it('opens with the figures of its address', () => {
  setUp('?staff=251&buildings=121&connections=off');
  expect(screen.getByRole('textbox', { name: /Staff/ })).toHaveValue('251');
  expect(screen.getByRole('switch', { name: 'Connections' })).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('');
  rest();
  expect(screen.getByRole('status')).toHaveTextContent(total(251, 121, false));
});

it('keeps the last price beside a field that is wrong', () => {
  setUp();
  type('Staff', '60');
  type('Staff', 'sixty');
  const field = screen.getByRole('textbox', { name: /Staff/ });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/60/);
  expect(screen.getAllByText(new RegExp(`^\\${total(60, 10)}`))).not.toHaveLength(0);
});

it('moves with the slider, and leaves out connections', () => {
  setUp();
  const slider = screen.getByRole('slider', { name: /Buildings/ });
  fireEvent.change(slider, { target: { value: '71' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Connections' }));
  rest();
  expect(screen.getByRole('textbox', { name: /Buildings/ })).toHaveValue('71');
  expect(screen.getByRole('status')).toHaveTextContent(total(12, 71, false));
});
