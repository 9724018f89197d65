import {
  dropOn,
  gentlest,
  pushedOut,
  sayDrop,
} from '../../../../../src/sections/product/maintenance-management-software/week-drop/drop';

const job = (name: string, hours: number, isFixed = false) => ({ name, hours, isFixed });
const person = {
  name: 'A. Name',
  trade: 'Chillers',
  days: [
    { open: 1, jobs: [job('Long', 4), job('Short', 2)] },
    { open: 0, jobs: [job('Test', 6, true)] },
    { open: 2, jobs: [job('Filters', 3)] },
  ],
};

it('pushes out as few jobs as it can, the shortest first, and none with a legal date', () => {
  const [monday, tuesday] = person.days;
  expect(monday && pushedOut(monday, 1)).toEqual([]);
  expect(monday && pushedOut(monday, 3)).toEqual([1]);
  expect(monday && pushedOut(monday, 5)).toEqual([0]);
  expect(monday && pushedOut(monday, 6)).toEqual([0, 1]);
  expect(tuesday && pushedOut(tuesday, 3)).toBeUndefined();
});

it('moves each to the first later day with room, or into the week after', () => {
  expect(dropOn(person, 0, 6).moved).toEqual([
    { job: 0, to: undefined },
    { job: 1, to: 2 },
  ]);
  expect(dropOn(person, 0, 6).hours).toBe(6);
});

it('refuses what has a legal date, and people without the trade', () => {
  expect(dropOn(person, 1, 3).isRefused).toBe(true);
  expect(dropOn({ ...person, refusal: 'No.' }, 0, 1).isRefused).toBe(true);
});

it('finds the place at which the fewest hours move', () => {
  const other = { ...person, days: [{ open: 3, jobs: [job('Valve', 1)] }] };
  expect(gentlest([person, other], 4)).toMatchObject({ person: 1, day: 0 });
});

it('names the jobs that go hollow, or why it refuses', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday'];
  expect(sayDrop(person, 0, dropOn(person, 0, 6), days)).toMatch(/Long.*Short.*Wednesday/);
  const stranger = { ...person, refusal: 'Not trained.' };
  expect(sayDrop(stranger, 0, dropOn(stranger, 0, 1), days)).toMatch(/Not trained/);
});
