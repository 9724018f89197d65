import { subProcessor } from '../../../src/kinds/legal/subProcessor';

const firm = {
  firm: 'Pellgate',
  country: 'Ireland',
  does: 'Sends mail.',
  data: 'Addresses.',
  serves: 'All accounts',
  transfer: 'None.',
  meets: { ohio: 'always' },
  begins: { announced: '2026-01-01', on: '2026-01-31' },
};

const takes = (change: object): boolean =>
  subProcessor.schema.safeParse({ ...firm, ...change }).success;

it('refuses a firm that begins or ends sooner than customers were promised', () => {
  expect(takes({})).toBe(true);
  expect(takes({ begins: { announced: '2026-01-01', on: '2026-01-30' } })).toBe(false);
  const ends = { announced: '2026-06-01', why: 'We do it ourselves.' };
  expect(takes({ ends: { ...ends, on: '2026-07-01' } })).toBe(true);
  expect(takes({ ends: { ...ends, on: '2026-06-30' } })).toBe(false);
});

it('refuses a firm that meets no account, which a table would tell as a no', () => {
  expect(takes({ meets: undefined })).toBe(false);
  expect(takes({ meets: {} })).toBe(false);
});
