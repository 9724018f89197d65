import type { Job } from '../../../../../src/sections/product/work-order-software/job-board/schema';
import {
  clockOf,
  doneAt,
  linesOf,
  stateOf,
} from '../../../../../src/sections/product/work-order-software/job-board/stages';
import { job } from './job';

const belt: Job = job('Belt', 1);

it('has no step done before the work, all but one during it, and all at the end', () => {
  expect([0, 1, 2, 3].map((stage) => doneAt(belt, stage))).toEqual([0, 0, 1, 2]);
});

it('states what the response clock allows until someone accepts, then what it took', () => {
  expect(clockOf(belt, 0)).toContain('4\u00a0h');
  expect(clockOf(belt, 0)).not.toContain('2\u00a0h 47');
  expect(clockOf(belt, 2)).toContain('2\u00a0h 47\u00a0min');
});

it('names the owner on the ticket as soon as there is one', () => {
  expect(stateOf(belt, 0)).not.toContain('P. Nair');
  expect(stateOf(belt, 1)).toContain('P. Nair');
});

it('keeps what was spent for the end', () => {
  const values = [0, 1, 2, 3].map((stage) => linesOf(belt, stage).map(({ value }) => value));
  expect(values.map((lines) => lines.includes('49 min'))).toEqual([false, false, false, true]);
});
