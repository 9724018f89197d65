import {
  changed,
  isRackB,
  parseTopUp,
  rackB,
  readTopUp,
  writeTopUp,
} from '../../../../../src/sections/product/refrigerant-leak-compliance/leak-record/topUp';

it('is rack B where the address says nothing', () => {
  expect(readTopUp('')).toEqual(rackB);
  expect(parseTopUp(rackB)).toMatchObject({
    hasLast: true,
    topUp: {
      kind: 'commercial',
      charge: 412,
      date: '2025-06-12',
      pounds: 36,
      poundsBefore: 61,
      lastDate: '2025-04-03',
    },
  });
});

it('keeps in the address what differs, and what others put there', () => {
  const query = writeTopUp('?utm_source=mail', { ...rackB, charge: '80', before: '' });
  expect(query).toBe('utm_source=mail&charge=80&before=');
  expect(readTopUp(query)).toEqual({ ...rackB, charge: '80', before: '' });
  expect(writeTopUp(query, rackB)).toBe('utm_source=mail');
});

it('leaves nothing of rack B behind that a visitor does not see', () => {
  const own = changed(rackB, 'charge', '80', '2026-11-26');
  expect(own).toEqual({ ...rackB, charge: '80', on: '2026-11-26', last: '', before: '' });
  expect(isRackB(own)).toBe(false);
  const later = { ...own, on: '2026-11-20' };
  expect(changed(later, 'added', '9', '2026-11-26')).toEqual({ ...later, added: '9' });
});

it('takes all pounds for one addition where the last is not known', () => {
  const { topUp, hasLast } = parseTopUp({ ...rackB, last: '', before: '' });
  expect(hasLast).toBe(false);
  expect(topUp).toMatchObject({ pounds: 97, poundsBefore: 0, lastDate: undefined });
});

it('reads a decimal comma', () => {
  expect(parseTopUp({ ...rackB, last: '6,5' }).topUp?.pounds).toBe(6.5);
});

it('takes an unknown kind for commercial refrigeration', () => {
  expect(parseTopUp({ ...rackB, kind: 'toString' }).topUp?.kind).toBe('commercial');
});

it.each([
  [{ charge: '' }, { charge: 'number' }],
  [{ charge: '0' }, { charge: 'more' }],
  [{ charge: '1e9' }, { charge: 'number' }],
  [{ added: '-3' }, { added: 'number' }],
  [{ added: '20' }, { added: 'less' }],
  [{ last: 'some' }, { last: 'number' }],
  [{ on: '' }, { on: 'day' }],
  [{ on: '2025-02-30' }, { on: 'day' }],
  [{ before: '2025-06-12' }, { before: 'order' }],
  [{ before: 'May' }, { before: 'day' }],
])('says what is wrong with %j', (change, faults) => {
  const parsed = parseTopUp({ ...rackB, ...change });
  expect(parsed.topUp).toBeUndefined();
  expect(parsed.faults).toEqual(faults);
});
