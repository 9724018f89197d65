import {
  assign,
  move,
  note,
  report,
  stateOf,
  textOf,
  type BoardJob,
} from '../../../../../src/sections/tour/board/own-board/board';

const columns = ['New', 'Assigned', 'On site', 'Done'];
const at = '14:02';
const belt: BoardJob = {
  id: 'WO-48213',
  priority: 'high',
  title: 'Belt',
  place: 'Roof',
  stage: 1,
  owner: 'P. Nair',
  log: [{ at: '03:53', text: 'A meter' }],
};
const tap = { title: 'Tap drips', place: 'Level 3', priority: 'low' } as const;

it('puts what is reported first, under a number of its own', () => {
  const [once, ...rest] = report([belt], tap, at);
  expect(once).toMatchObject({ ...tap, stage: 0, log: [{ at }] });
  expect(rest).toEqual([belt]);
  const ids = report(report([belt], tap, at), tap, at).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('gives a new job to somebody, and leaves one under way where it is', () => {
  const jobs = [
    { ...belt, stage: 0, owner: undefined },
    { ...belt, stage: 2 },
  ];
  const [fresh, busy] = [0, 1].map((index) => assign(jobs, index, { owner: 'You', at })[index]);
  expect(fresh).toMatchObject({ owner: 'You', stage: 1 });
  expect(busy).toMatchObject({ owner: 'You', stage: 2 });
});

it('moves only as far as there are columns, and writes each move down', () => {
  const [far] = move([belt], 0, { to: 9, columns, at });
  expect(far).toMatchObject({ stage: 3, owner: 'P. Nair' });
  expect(far?.log).toHaveLength(2);
  expect(move([belt], 0, { to: 1, columns, at })).toEqual([belt]);
});

it('has an owner outside of the first column and none in it', () => {
  const [back] = move([belt], 0, { to: 0, columns, at });
  expect(back?.owner).toBeUndefined();
  const [on] = move(back ? [back] : [], 0, { to: 2, columns, at });
  expect(on?.owner).toBeTruthy();
});

it('says on the ticket who has it, that nobody has, or when it was closed', () => {
  const says = [belt, { ...belt, owner: undefined }, { ...belt, stage: 3 }].map((job) =>
    stateOf(job, 3),
  );
  expect(says[0]).toBe('P. Nair');
  expect(says[2]).toContain('03:53');
  expect(new Set(says).size).toBe(3);
});

it('copies every job with its column, owner and record', () => {
  const text = textOf(note([belt], 0, { text: 'Belt A68 fitted', at }), columns);
  for (const part of ['WO-48213', 'Belt', 'Roof', 'Assigned', 'P. Nair', '03:53', 'A68 fitted']) {
    expect(text).toContain(part);
  }
});
