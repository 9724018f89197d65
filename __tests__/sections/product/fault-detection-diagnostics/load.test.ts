import {
  deviations,
  farthest,
  marksOf,
  pathsOf,
  scaleOf,
  sums,
} from '../../../../src/sections/product/fault-detection-diagnostics/load';

/** From 20:00 on, a reading an hour. */
const evening = { from: 20, expected: [100, 50, 50, 50, 50], measured: [107, 90, 90, 50, 49] };

it('takes as outside what is farther off than 8% of the expected power', () => {
  expect(deviations(evening, 120)).toEqual([0, 40, 40, 0, 0]);
});

it('leaves a machine at rest a band of its own, by the scale', () => {
  const rest = { from: 20, expected: [2, 2, 2, 2, 2], measured: [2, 4, 4.5, 2, 2] };
  expect(deviations(rest, 100)).toEqual([0, 0, 2.5, 0, 0]);
});

it('adds up the energy between the readings', () => {
  expect(sums(evening, 120)).toEqual([0, 20, 60, 80, 80]);
});

it('counts what is missing as well as what is too much', () => {
  const late = { from: 22, expected: [10, 10, 10], measured: [10, 5, 15] };
  expect(deviations(late, 20)).toEqual([0, -5, 5]);
  expect(farthest(late, 20)).toBe(1);
});

it('draws grid lines at round powers, all of them inside the plot', () => {
  const { top, heights } = scaleOf(evening);
  expect(heights.map(({ text }) => parseFloat(text))).toEqual([0, 50, 100]);
  expect(top).toBeGreaterThan(107);
  for (const { at } of heights) expect(at).toBeGreaterThanOrEqual(0);
});

it('draws every load with paths of the same form, so that one can turn into another', () => {
  const form = (path: string) => path.replace(/-?\d+/g, '');
  const other = { ...evening, measured: [100, 50, 50, 50, 50] };
  const [one, two] = [pathsOf(evening, 120, false), pathsOf(other, 120, false)];
  expect(form(one.outside)).toBe(form(two.outside));
  expect(form(one.measured)).toBe(form(two.measured));
});

it('says the hour, both powers and the verdict of each reading', () => {
  const says = marksOf(evening, 120, true).map((mark) => mark.says);
  expect(says[0]).toContain('20:00');
  expect(says[2]).toContain('22:00');
  expect(says[2]).toContain('40');
  expect(says[2]).toContain('60');
  expect(says[4]).not.toContain('80');
});
