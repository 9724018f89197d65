import {
  alarmsOf,
  outcomeOf,
} from '../../../../src/sections/product/refrigeration-monitoring/alarmsOf';

const cold = {
  number: 1,
  target: 35,
  limit: 41,
  defrosts: [{ at: 2, minutes: 30, rise: 0 }],
  doors: [],
};

const read = (...readings: (readonly [number, number])[]) => alarmsOf({ ...cold, readings });

it('hears nothing of a case that never passes its limit', () => {
  expect(outcomeOf(read([0, 35], [8, 41]))).toBe('quiet');
});

it('lets an alarm rest that ends soon after its defrost', () => {
  const alarms = read([0, 35], [2, 35], [2.4, 43], [2.6, 39], [8, 35]);
  expect(alarms).toEqual([
    expect.objectContaining({ by: 'defrost', highest: 43, calledAt: undefined }),
  ]);
  expect(alarms[0]?.from).toBeCloseTo(2.3);
  expect(alarms[0]?.to).toBeCloseTo(2.5);
  expect(outcomeOf(alarms)).toBe('rested');
});

it('calls a person if a case is warm 20 minutes after its defrost', () => {
  const alarms = read([0, 35], [2, 35], [2.4, 43], [5, 43], [5.2, 35], [8, 35]);
  expect(alarms[0]?.calledAt).toBeCloseTo(2.5 + 1 / 3);
  expect(outcomeOf(alarms)).toBe('called');
});

it('calls at once where nothing explains it', () => {
  const [alarm] = read([0, 35], [5, 35], [6, 47], [8, 47]);
  expect(alarm?.by).toBeUndefined();
  expect(alarm?.calledAt).toBeCloseTo(5.5);
});

it('knows which door was open', () => {
  const doors = [
    { at: 1, minutes: 5, rise: 0 },
    { at: 6, minutes: 15, rise: 0 },
  ];
  const readings = [
    [0, 35],
    [6, 35],
    [6.2, 45],
    [6.4, 35],
    [8, 35],
  ] as const;
  expect(alarmsOf({ ...cold, doors, readings })[0]).toMatchObject({ by: 'door', index: 1 });
});
