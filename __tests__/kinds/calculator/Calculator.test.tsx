import { fireEvent, screen, within } from '@testing-library/react';
import copy from '../../../src/copy/roi.json';
import details from '../../../src/copy/roiDetails.json';
import { integrationField, numberFields, type NumberKey } from '../../../src/roi/fields';
import { formatDollars, formatUsd } from '../../../src/format/number';
import { computeRoi } from '../../../src/roi/model';
import { fill } from '../../../src/text/fillWords';
import { makeReport } from '../../../src/roi/page/makeReport';
import { withInputs } from '../../roi/arbitraries';
import { buildings, download, field, letTimePass, open, rest, result, saved, type } from './page';
import { labelOf, words } from './words';

letTimePass();

jest.mock('../../../src/roi/page/makeReport', () => ({ makeReport: jest.fn() }));

beforeEach(() => sessionStorage.clear());

/** What is read out of the result. */
const spoken = () =>
  within(result())
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

describe('the result', () => {
  it('is that of the model, as soon as an input changes', async () => {
    await open();
    expect(within(result()).getByText(saved({}))).toBeInTheDocument();
    type('12');
    expect(within(result()).getByText(saved({ noOfBuildings: 12 }))).toBeInTheDocument();
  });

  it('follows slider and switch as well', async () => {
    await open();
    fireEvent.change(screen.getByRole('slider', { name: new RegExp(buildings) }), {
      target: { value: 7 },
    });
    expect(field()).toHaveValue('7');
    expect(within(result()).getByText(saved({ noOfBuildings: 7 }))).toBeInTheDocument();
    fireEvent.click(screen.getByRole('switch'));
    const { cost } = computeRoi(withInputs({ noOfBuildings: 7, isIntegration: false }));
    expect(within(result()).getByText(formatDollars(cost.total))).toBeVisible();
  });

  it('is read out once typing rests, and not before', async () => {
    await open();
    type('11');
    type('12');
    expect(spoken()).not.toContain(saved({ noOfBuildings: 12 }));
    await rest();
    expect(spoken()).toContain(saved({ noOfBuildings: 12 }));
    expect(spoken()).not.toContain(saved({ noOfBuildings: 11 }));
  });

  it('says where a bound applies, with what the inputs give without it', async () => {
    await open();
    type('150');
    const { bound, unclamped } = computeRoi(withInputs({ noOfBuildings: 150 }));
    expect(bound).toBe('ceiling');
    const own = formatUsd(unclamped.totalCostSavedPerYear);
    expect(within(result()).getAllByText((text) => text.includes(own)).length).toBeGreaterThan(1);
  });

  it.each([
    ['floor', '1'],
    ['ceiling', '150'],
  ])('is not read out without its %s where that applies', async (name, buildingCount) => {
    await open();
    type(buildingCount);
    await rest();
    const { bound, unclamped } = computeRoi(withInputs({ noOfBuildings: Number(buildingCount) }));
    expect(bound).toBe(name);
    expect(spoken()).toContain(saved({ noOfBuildings: Number(buildingCount) }));
    expect(spoken()).toContain(formatUsd(unclamped.totalCostSavedPerYear));
  });

  it('strikes what the inputs give, then says why, then what stands in for it', async () => {
    await open();
    const struck = () => within(result()).queryByText(/\$/, { selector: 's' });
    expect(struck()).not.toBeInTheDocument();
    type('150');
    const { unclamped } = computeRoi(withInputs({ noOfBuildings: 150 }));
    const own = formatUsd(unclamped.totalCostSavedPerYear);
    expect(struck()).toHaveTextContent(own);
    const order = [own, '1,500%', saved({ noOfBuildings: 150 })].map((text) =>
      result().textContent.indexOf(text),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('has the pictures as tables too, and each says its values when asked', async () => {
    await open();
    for (const picture of screen.getAllByRole('img')) expect(picture).toHaveAccessibleName();
    const bars = screen.getByRole('slider', { name: details.hours.probe });
    const start = bars.getAttribute('aria-valuetext');
    fireEvent.change(bars, { target: { value: '0' } });
    expect(bars).toHaveAttribute('aria-valuetext', expect.stringContaining(details.hours.today));
    fireEvent.keyDown(bars, { key: 'Escape' });
    expect(bars).toHaveAttribute('aria-valuetext', start);
    expect(screen.getAllByText(details.table)).toHaveLength(2);
  });
});

it('tells of every field what it is and what helps to fill it in', async () => {
  await open();
  const help = new Map(
    words.groups.flatMap(({ fields }) => fields).map((input) => [input.input, input.help]),
  );
  for (const { key, label, unit } of numberFields) {
    expect(field(label)).toHaveAccessibleDescription(`${unit} ${help.get(key)}`);
  }
  expect(screen.getByRole('switch', { name: integrationField.label })).toHaveAccessibleDescription(
    words.connections.help,
  );
});

describe('a field that cannot be read', () => {
  it('says what it takes and what it got; the last result stays and says so', async () => {
    await open();
    type('12');
    type('1,000');
    expect(within(result()).getByText(saved({ noOfBuildings: 12 }))).toBeInTheDocument();
    await rest();
    expect(field()).toHaveAccessibleDescription(/10,000.*1,000/);
    expect(field()).toBeInvalid();
    const fields = { fields: buildings };
    expect(within(result()).getByText(fill(copy.result.stale, fields))).toBeInTheDocument();
    const correct = { name: fill(copy.download.correct, fields) };
    expect(screen.getByRole('button', correct)).toBeInTheDocument();
    expect(spoken()).toContain(copy.download.waits);
    type('13');
    expect(download()).toBeInTheDocument();
  });

  it('is led to when the report is asked for, which is not made', async () => {
    await open();
    type('');
    fireEvent.click(download());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    fireEvent.click(within(summary).getByRole('link', { name: new RegExp(buildings) }));
    expect(field()).toHaveFocus();
    expect(makeReport).not.toHaveBeenCalled();
    type('5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not lost on a reload', async () => {
    const { unmount } = await open();
    type('12');
    type('twelve');
    await rest();
    unmount();
    await open(window.location.search);
    expect(field()).toHaveValue('twelve');
    expect(within(result()).getByText(saved({ noOfBuildings: 12 }))).toBeInTheDocument();
  });
});

it('shows three fields, and opens the others for one that cannot be read', async () => {
  await open();
  const [first, ...others] = words.groups.map(({ fields }) =>
    fields.map(({ input }) => labelOf(input as NumberKey)),
  );
  expect(first).toHaveLength(3);
  for (const label of first ?? []) expect(field(label)).toBeVisible();
  for (const label of others.flat()) expect(field(label)).not.toBeVisible();
  type('', labelOf('avgTimeForInHouseWorkOrder'));
  for (const label of others.flat()) expect(field(label)).toBeVisible();
});

it('names a customer like the one whose figures are in the form', async () => {
  await open();
  const textOf = (slug: string) => words.stories.find(({ preset }) => preset === slug)?.text ?? '';
  const preset = words.presets.find(({ slug }) => slug === 'retail');
  expect(result()).toHaveTextContent(words.stories[0]?.text ?? '');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: preset?.name } });
  expect(result()).toHaveTextContent(textOf('retail'));
  type('17');
  expect(result()).toHaveTextContent(words.stories[0]?.text ?? '');
});

it('starts from the figures of an industry', async () => {
  await open();
  const [preset] = words.presets;
  if (!preset) throw new Error('There are presets');
  const start = screen.getByRole('combobox');
  fireEvent.change(start, { target: { value: preset.name } });
  expect(start).toHaveDisplayValue(preset.name);
  expect(field()).toHaveValue(String(preset.values.noOfBuildings));
  type('17');
  expect(start).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: copy.tools.reset }));
  expect(field()).toHaveValue('10');
});

it('does not call for attention again for a slip after the error was corrected', async () => {
  await open();
  type('');
  fireEvent.click(download());
  await screen.findByRole('alert');
  type('5');
  type('5,');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
