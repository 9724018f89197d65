import {
  marksOf,
  timeOf,
} from '../../../../src/sections/platform-overview/building-cutaway/readings';

const view = {
  kind: 'curve',
  from: '02:53',
  step: 5,
  name: 'A unit',
  measured: [6.7, 7.9],
  twin: [6.7, 6.7],
} as const;

it('counts minutes on, past the hour and past midnight', () => {
  expect(timeOf(view, 2)).toBe('03:03');
  expect(timeOf({ from: '23:50', step: 15 }, 1)).toBe('00:05');
});

it('says how much more the machine draws than its twin, and where there is no difference', () => {
  const [level, more] = marksOf({ ...view, measured: [...view.measured], twin: [...view.twin] });
  expect(more?.says).toContain('18');
  expect(level?.says).not.toContain('twin 6.7');
  expect(more?.at).toBe(100);
});
