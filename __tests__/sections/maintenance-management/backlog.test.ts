import {
  climb,
  hoursAfter,
  weeksToHealthy,
  type Backlog,
} from '../../../src/sections/maintenance-management/backlog';

const wall: Backlog = { hours: 1118, off: 44, on: 41 };

describe('hoursAfter', () => {
  it('takes off and lays on every week', () => {
    expect(hoursAfter(wall, 0)).toBe(1118);
    expect(hoursAfter(wall, 12)).toBe(1082);
  });

  it('counts help only while it lasts', () => {
    const helped = { ...wall, help: { weeks: 12, off: 64 } };
    expect(hoursAfter(helped, 12)).toBe(314);
    expect(hoursAfter(helped, 13)).toBe(311);
  });

  it('never leaves less than nothing', () => {
    expect(hoursAfter({ hours: 50, off: 44, on: 0 }, 5)).toBe(0);
  });
});

describe('weeksToHealthy', () => {
  it('waits for four weeks of work', () => {
    expect(weeksToHealthy({ hours: 804, off: 53, on: 41 })).toBe(50);
    expect(weeksToHealthy({ hours: 176, off: 44, on: 41 })).toBe(0);
  });

  it('has no answer where a wall grows', () => {
    expect(weeksToHealthy({ hours: 1118, off: 41, on: 44 })).toBeUndefined();
  });
});

it('climbs from one measure to the next', () => {
  const [struck, faster, tighter] = climb(wall, [{ struck: 314 }, { off: 9 }, { less: 8 }]);
  expect(struck).toEqual({ hours: 804, off: 44, on: 41, help: undefined });
  expect(faster).toEqual({ hours: 804, off: 53, on: 41, help: undefined });
  expect(tighter).toEqual({ hours: 804, off: 53, on: 33, help: undefined });
});
