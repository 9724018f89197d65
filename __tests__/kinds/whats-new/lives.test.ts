import { livesOf } from '../../../src/kinds/whats-new/lives';

const versions = ['9.4', '9.5', '8.11', '9.0', '9.6'].map((version) => ({
  version,
  month: '2026-01',
}));

const fault = (text: string, since: string | null, until: string | null) => ({
  text,
  since,
  until,
});

const month = (over: object) => ({ version: '9.5', fixes: [], knownFaults: [], ...over });

const livesIn = (over: object) => livesOf(month(over), versions).lives;

it('draws a fault from the version in which it became known to the one that fixed it', () => {
  const [fixed] = livesIn({ fixes: [{ text: 'a', since: '9.0' }] });
  const [passing] = livesIn({ knownFaults: [fault('b', null, '9.6')] });
  expect(fixed).toMatchObject({ state: 'fixed', since: '9.0', until: '9.5' });
  expect(passing).toMatchObject({ state: 'passing', since: '9.5', until: '9.6' });
  expect(fixed!.to).toBeGreaterThan(fixed!.from);
});

it('orders versions by number: 8.11 comes before 9.0', () => {
  const [old, late] = livesIn({
    fixes: [
      { text: 'a', since: '8.11' },
      { text: 'b', since: '9.0' },
    ],
  });
  expect(old!.from).toBeLessThan(late!.from);
});

it('leaves an open fault without an end, and gives a fault without a past a point', () => {
  const [fix, open] = livesIn({
    fixes: [{ text: 'a', since: null }],
    knownFaults: [fault('b', null, null)],
  });
  expect(open).toMatchObject({ state: 'open', until: null, to: 100 });
  expect(fix!.to - fix!.from).toBeLessThan(5);
});

it('has room for a version that is not out yet', () => {
  const [known] = livesIn({ knownFaults: [fault('b', null, '9.7')] });
  expect(known).toMatchObject({ state: 'due', until: '9.7' });
  expect(known!.to).toBeLessThan(100);
});

it('names its own version on the axis, and keeps ticks apart', () => {
  const { ticks } = livesOf(
    month({ fixes: [{ text: 'a', since: '9.0' }], knownFaults: [fault('b', null, '9.6')] }),
    versions,
  );
  const places = ticks.map(({ at }) => at).sort((one, other) => one - other);
  expect(ticks[0]?.text).toBe('9.5');
  expect(places.every((at, index) => index === 0 || at - places[index - 1]! >= 10)).toBe(true);
});
