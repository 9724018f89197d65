import fc from 'fast-check';
import { defaultInputs } from '../../../src/roi/inputs.ts';
import { computeRoi } from '../../../src/roi/model.ts';
import { marked, workingRows } from '../../../src/roi/page/workingRows.ts';
import { inputs, withInputs } from '../arbitraries.ts';

const rowsOf = (given = defaultInputs) => workingRows(given, computeRoi(given));
const figure = (text: string | undefined): number => Number((text ?? '').replace(/[^\d.]/g, ''));
const find = (id: string, given = defaultInputs) => {
  const row = rowsOf(given)
    .flat()
    .find((one) => one.id === id);
  if (!row) throw new Error(`There is no step ${id}`);
  return row;
};

it('can be followed with a pocket calculator at the defaults', () => {
  const jobs = find('jobs');
  expect([jobs.inHouse, jobs.outsourced].map(figure)).toEqual([90 * 10 * 12 * 0.4, 10_800 * 0.6]);
  const hours = find('hoursToday');
  expect(figure(hours.inHouse)).toBe(figure(jobs.inHouse) * 5);
  expect(figure(hours.outsourced)).toBe(figure(jobs.outsourced) * 7);
  const saved = find('hoursSaved');
  expect(figure(saved.inHouse)).toBeCloseTo(figure(hours.inHouse) * 0.15);
  expect(figure(saved.together)).toBe(figure(saved.inHouse) + figure(saved.outsourced));
  const dollars = find('dollarsSaved');
  expect(figure(dollars.inHouse)).toBeCloseTo(figure(saved.inHouse) * 21.62);
  expect(figure(dollars.outsourced)).toBeCloseTo(figure(saved.outsourced) * 31);
  const cost = find('cost');
  const parts = ['staff', 'buildings', 'connections'].map((id) => figure(find(id).together));
  expect(figure(cost.together)).toBe(parts.reduce((sum, part) => sum + part));
  expect(dollars.together).toBe('$280,972.80');
  expect(find('return').together).toBe('≈ 605.8%');
});

it('says of every figure with fewer digits than the model has that it is rounded', () => {
  expect(marked('605.8%', 605.80595)).toBe('≈ 605.8%');
  expect(marked('62.5%', 62.5)).toBe('62.5%');
  expect(marked('−$46,380', -46_380)).toBe('−$46,380');
  expect(marked('< 0.1%', 0.02)).toBe('≈ < 0.1%');
  expect(marked('–', null)).toBe('–');
});

it('shows the same step twice only where a bound stands in for it', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const groups = rowsOf(given);
      const { bound } = computeRoi(given);
      expect(groups).toHaveLength(bound ? 4 : 3);
      const ids = groups.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

it('ends with the fixed figures of a bound, after what the inputs give without it', () => {
  const many = withInputs({ noOfBuildings: 150 });
  expect(figure(find('dollarsSaved', many).together)).toBe(
    computeRoi(many).unclamped.totalCostSavedPerYear,
  );
  expect(figure(find('ceiling-dollarsSaved', many).together)).toBe(270_000);
  expect(figure(find('ceiling-return', many).together)).toBe(1500);
});

it('leaves connections out where there are none', () => {
  const ids = rowsOf(withInputs({ isIntegration: false }))
    .flat()
    .map(({ id }) => id);
  expect(ids).not.toContain('connections');
  expect(ids).not.toContain('connectionsSaved');
});
