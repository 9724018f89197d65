import {
  parseTopUp,
  rackB,
  readTopUp,
  writeTopUp,
} from '../../../../../src/sections/product/refrigerant-leak-compliance/leak-answer/topUp';

it('is rack B where the address says nothing', () => {
  expect(readTopUp('')).toEqual(rackB);
  expect(parseTopUp(rackB).topUp).toEqual({
    kind: 'commercial',
    charge: 412,
    date: '2025-06-12',
    pounds: 36,
    poundsBefore: 61,
    lastDate: '2025-04-03',
  });
});

it('keeps in the address what differs, and what others put there', () => {
  const query = writeTopUp('?utm_source=mail', { ...rackB, charge: '80', last: '' });
  expect(query).toBe('utm_source=mail&charge=80&last=');
  expect(readTopUp(query)).toEqual({ ...rackB, charge: '80', last: '' });
  expect(writeTopUp(query, rackB)).toBe('utm_source=mail');
});

it('takes no addition before for none', () => {
  expect(parseTopUp({ ...rackB, before: '', last: '' }).topUp).toMatchObject({
    poundsBefore: 0,
    lastDate: undefined,
  });
});

it('reads a decimal comma', () => {
  expect(parseTopUp({ ...rackB, added: '6,5' }).topUp?.pounds).toBe(6.5);
});

it('takes an unknown kind for commercial refrigeration', () => {
  expect(parseTopUp({ ...rackB, kind: 'toString' }).topUp?.kind).toBe('commercial');
});

it.each([
  [{ charge: '' }, { charge: 'number' }],
  [{ charge: '0' }, { charge: 'more' }],
  [{ charge: '1e9' }, { charge: 'number' }],
  [{ added: '-3' }, { added: 'number' }],
  [{ before: 'some' }, { before: 'number' }],
  [{ on: '' }, { on: 'day' }],
  [{ on: '2025-02-30' }, { on: 'day' }],
  [{ last: '2025-06-12' }, { last: 'order' }],
  [{ last: 'May' }, { last: 'day' }],
])('says what is wrong with %j', (change, faults) => {
  expect(parseTopUp({ ...rackB, ...change })).toEqual({ topUp: undefined, faults });
});
