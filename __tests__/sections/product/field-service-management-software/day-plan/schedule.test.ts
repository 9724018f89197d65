import {
  inOrderOfCalls,
  moved,
  scheduleOf,
  type Day,
} from '../../../../../src/sections/product/field-service-management-software/day-plan/schedule';
import { clock } from '../../../../../src/ui/plot/segments';

const day: Day = {
  home: { name: 'Home', x: 0, y: 0, walk: 5 },
  supply: { name: 'Wholesaler', x: 15, y: 5 },
  rules: {
    starts: '07:00',
    road: 1,
    pace: 2,
    lunch: { after: '11:30', minutes: 30 },
    counter: 15,
  },
};
const base = { y: 0, job: 'A job', part: 'a part', isRare: false, walk: 5, work: 60 };
const near = { ...base, name: 'Near', x: 10, called: 2 };
const far = { ...base, name: 'Far', x: 20, called: 1, isRare: true };

const times = (schedule: ReturnType<typeof scheduleOf>) =>
  schedule.visits.map(({ stop, arrives }) => `${stop.name} ${clock(arrives)}`);

it('adds driving, the walk to the machine and the work', () => {
  const schedule = scheduleOf([near, far], true, day);
  expect(times(schedule)).toEqual(['Near 07:25', 'Far 08:50']);
  expect(schedule).toMatchObject({ miles: 40, errands: 0, ends: 10 * 60 + 35 });
});

it('waits in front of a store that wants no ladder yet, and eats once', () => {
  const late = { ...near, opens: '11:45' };
  const { visits, ends } = scheduleOf([late], true, day);
  expect(visits[0]).toMatchObject({ arrives: 11 * 60 + 45, waits: 260 });
  expect(clock(ends)).toBe('13:40');
});

it('fetches what is missing on the shortest detour before the stop that needs it', () => {
  const { course, miles, errands } = scheduleOf([near, far], false, day);
  expect(course.indexOf(day.supply)).toBe(2);
  expect(errands).toBe(1);
  expect(miles).toBe(44);
});

it('puts stops into another order without losing one', () => {
  expect(inOrderOfCalls([near, far])).toEqual([far, near]);
  expect(moved([near, far], 1, -1)).toEqual([far, near]);
  expect(moved([near, far], 0, 1)).toEqual([far, near]);
});
