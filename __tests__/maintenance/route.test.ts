import { legs, total } from '../../src/maintenance/route';
import { minutesOfDay } from '../../src/time/minutesOfDay';

const home = { x: 0, y: 0 };

describe('legs', () => {
  it('measures from place to place, and adds what streets add', () => {
    const there = { x: 3, y: 4 };
    expect(legs([home, there, home], 1)).toEqual([5, 5]);
    expect(legs([home, there], 1.2)).toEqual([6]);
  });

  it('has none for a single place', () => {
    expect(legs([home], 1)).toEqual([]);
    expect(total([])).toBe(0);
  });
});

it('reads a clock time as minutes of the day', () => {
  expect(minutesOfDay('07:12')).toBe(432);
});
