import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RoiTeaser } from '../../../../src/sections/shared/roi-teaser/RoiTeaser';
import { defaultInputs, fieldNames } from '../../../../src/roi/inputs';
import { formatDollars } from '../../../../src/format/number';
import { computeRoi } from '../../../../src/roi/model';
import { parseInputs } from '../../../../src/roi/parse';

const teaser = (
  <RoiTeaser
    title="Check"

    lead="Three inputs."
    action={{ text: 'Calculator', href: '/calculator/' }}
    sliders={[
      { input: 'noOfBuildings', min: 1, max: 150, step: 1 },
      { input: 'monthlyWorkOrdersCount', label: 'Orders', min: 10, max: 300, step: 5 },
    ]}
  />
);

const saved = (inputs: Partial<typeof defaultInputs> = {}): string =>
  formatDollars(computeRoi({ ...defaultInputs, ...inputs }).totalCostSavedPerYear);

const choose = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('answers for the defaults in the HTML', () => {
  expect(renderToString(teaser)).toContain(saved());
});

it('answers with the model as soon as an input changes', () => {
  render(teaser);
  choose(/Orders/, 60);
  expect(screen.getByText(saved({ monthlyWorkOrdersCount: 60 }))).toBeInTheDocument();
  expect(screen.queryByText(saved())).not.toBeInTheDocument();
});

it('says so where a bound applies, with what the inputs give without it', () => {
  render(teaser);
  choose(/Buildings/, 150);
  const { bound, unclamped } = computeRoi({ ...defaultInputs, noOfBuildings: 150 });
  expect(bound).toBe('ceiling');
  const own = formatDollars(unclamped.totalCostSavedPerYear);
  expect(screen.getByText((words) => words.includes(own))).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(900));
  expect(screen.getByRole('status')).toHaveTextContent(own);
});

it('reads the answer out once the slider has come to rest, and only then', () => {
  render(teaser);
  const status = screen.getByRole('status');
  for (const orders of [80, 70, 60]) choose(/Orders/, orders);
  act(() => jest.advanceTimersByTime(300));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(600));
  expect(status).toHaveTextContent(saved({ monthlyWorkOrdersCount: 60 }));
});

it('takes the chosen inputs to the calculator under their public names', () => {
  render(teaser);
  const link = screen.getByRole('link', { name: /Calculator/ });
  expect(link).toHaveAttribute('href', '/calculator/');
  choose(/Buildings/, 12);
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://a.example');
  expect(pathname).toBe('/calculator/');
  expect([...searchParams.keys()].sort()).toEqual([...fieldNames].sort());
  expect(parseInputs(searchParams)).toEqual({
    ok: true,
    inputs: { ...defaultInputs, noOfBuildings: 12 },
  });
});

it('is a form that asks the report route by itself', () => {
  render(teaser);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form).toHaveAttribute('action', '/roi-pdf/');
  expect(form.method).toBe('get');
  choose(/Buildings/, 12);
  const sent = new URLSearchParams();
  new FormData(form).forEach((value, name) => sent.set(name, value as string));
  expect(parseInputs(sent)).toEqual({
    ok: true,
    inputs: { ...defaultInputs, noOfBuildings: 12 },
  });
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
});

it('assumes one and the same decrease for both kinds of work, as its note says', () => {
  const { timeDecreasePercentageWithProvider, timeDecreasePercentageOutsourcedWithProvider } =
    defaultInputs;
  expect(timeDecreasePercentageOutsourcedWithProvider).toBe(timeDecreasePercentageWithProvider);
});
