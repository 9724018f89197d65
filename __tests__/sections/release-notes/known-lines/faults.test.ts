import {
  faultsOf,
  lanesOf,
  medianDays,
  tallyOf,
  type KnownVersion,
} from '../../../../src/sections/release-notes/known-lines/faults';

type Known = KnownVersion['knownFaults'][number];

const fault = (text: string, more: Partial<Known> = {}): Known => ({
  family: 'cmms',
  text,
  since: null,
  until: null,
  short: null,
  stays: null,
  ...more,
});

const versions: KnownVersion[] = [
  { version: '9.2', released: '2026-03-01', knownFaults: [fault('waits', { until: '9.3' })] },
  { version: '9.1', released: '2026-02-01', knownFaults: [fault('fixed', { until: '9.2' })] },
  {
    version: '9.0',
    released: '2026-01-01',
    knownFaults: [fault('old', { stays: true }), fault('slow', { until: '9.2' })],
  },
];

const faults = faultsOf(versions, '2026-03-11', '9.3');

it('keeps open what no version in use has fixed, the oldest first', () => {
  expect(faults.open.map(({ text, fate, days }) => ({ text, fate, days }))).toEqual([
    { text: 'old', fate: 'stays', days: 69 },
    { text: 'waits', fate: 'next', days: 10 },
  ]);
});

it('counts the days from the version that brought a fault to the one that fixed it', () => {
  expect(faults.fixed.map(({ text, days }) => ({ text, days }))).toEqual([
    { text: 'slow', days: 59 },
    { text: 'fixed', days: 28 },
  ]);
  expect(medianDays(faults.fixed)).toBe(44);
});

describe('a fault known since an earlier version', () => {
  const told = (more: Partial<Known>) =>
    faultsOf(
      versions.map((one) =>
        one.version === '9.1' ? { ...one, knownFaults: [fault('again', more)] } : one,
      ),
      '2026-03-11',
      '9.3',
    );

  it('begins there', () => {
    const { fixed } = told({ family: 'platform', since: '9.0', until: '9.2' });
    expect(fixed.map(({ text, from }) => [text, from])).toContainEqual(['again', 0]);
  });

  it('is counted once where that version has told it', () => {
    const { fixed } = told({ since: '9.0', until: '9.2' });
    expect(fixed.map(({ text }) => text)).toEqual(['slow']);
  });

  it('is refused where there is no such version', () => {
    expect(() => told({ since: '8.9' })).toThrow('8.9');
  });
});

it('promises no day for a fault that waits for a later version than the next', () => {
  expect(faultsOf(versions, '2026-03-11', '9.4').open.map(({ fate }) => fate)).toEqual([
    'stays',
    'undated',
  ]);
});

it('refuses to call a version the next one that is out', () => {
  expect(() => faultsOf(versions, '2026-03-11', '9.2')).toThrow('9.2');
});

it('packs bars so that none of a lane overlap', () => {
  expect(lanesOf(faults.fixed).map((lane) => lane.map(({ text }) => text))).toEqual([
    ['slow'],
    ['fixed'],
  ]);
});

it('says of a version what it ended, brought and left', () => {
  expect(tallyOf(faults, 2)).toEqual({ ended: 2, brought: 1, open: 2 });
  expect(tallyOf(faults, 0)).toEqual({ ended: 0, brought: 2, open: 2 });
});
