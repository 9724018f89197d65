import { byClock } from '../../src/time/byClock';

const day = (date: string) => ({
  startsAt: `${date}T09:00:00+00:00`,
  endsAt: `${date}T17:00:00+00:00`,
});

const [march, may, june, july] = ['03', '05', '06', '07'].map((month) => day(`2026-${month}-10`));
const pages = [july, june, may, march].filter((page) => page !== undefined);

const at = (moment: string) => byClock(pages, Date.parse(moment));

it('begins with what comes next, then the later ones by date, then what is over, newest first', () => {
  expect(at('2026-05-20T00:00:00Z')).toEqual({ first: june, later: [july], past: [may, march] });
});

it('keeps first what goes on', () => {
  expect(at('2026-05-10T12:00:00Z').first).toBe(may);
  expect(at('2026-05-10T17:00:00Z').first).toBe(june);
});

it('begins with the last one where nothing comes', () => {
  expect(at('2026-08-01T00:00:00Z')).toEqual({ first: july, later: [], past: [june, may, march] });
});

it('never begins with what was called off, and keeps it among the later ones until its day', () => {
  const off = { ...day('2026-06-01'), canceled: {} };
  const withOff = [...pages, off];
  expect(byClock(withOff, Date.parse('2026-05-20T00:00:00Z'))).toEqual({
    first: june,
    later: [off, july],
    past: [may, march],
  });
  expect(byClock(withOff, Date.parse('2026-08-01T00:00:00Z'))).toEqual({
    first: july,
    later: [],
    past: [june, off, may, march],
  });
});

it('has nothing to begin with where there is nothing', () => {
  expect(byClock([], 0)).toEqual({ first: undefined, later: [], past: [] });
});
