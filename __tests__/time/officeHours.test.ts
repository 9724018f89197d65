import { hourInWords, officeNow } from '../../src/time/officeHours';

const chicago = {
  zone: 'America/Chicago',
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
};
const dubai = { zone: 'Asia/Dubai', days: [0, 1, 2, 3, 4], opens: '08:00', closes: '17:00' };

const at = (iso: string): number => Date.parse(iso);

it('shows the clock on the wall, summer and winter', () => {
  expect(officeNow(at('2026-11-23T15:30:00Z'), chicago)).toEqual({
    time: '09:30',
    weekday: 1,
    isOpen: true,
    opensIn: undefined,
  });
  expect(officeNow(at('2026-07-20T15:30:00Z'), chicago).time).toBe('10:30');
});

it('knows each week by its own days', () => {
  const sunday = at('2026-11-22T08:00:00Z');
  expect(officeNow(sunday, dubai)).toMatchObject({ time: '12:00', isOpen: true });
  expect(officeNow(sunday, chicago)).toMatchObject({ weekday: 0, isOpen: false, opensIn: 1 });
});

it('opens later today, tomorrow or after the weekend', () => {
  expect(officeNow(at('2026-11-23T13:00:00Z'), chicago).opensIn).toBe(0);
  expect(officeNow(at('2026-11-24T00:00:00Z'), chicago).opensIn).toBe(1);
  expect(officeNow(at('2026-11-28T00:30:00Z'), chicago)).toMatchObject({ weekday: 5, opensIn: 3 });
});

it('is closed at the minute at which it closes, and open at that at which it opens', () => {
  expect(officeNow(at('2026-11-24T00:00:00Z'), chicago).isOpen).toBe(false);
  expect(officeNow(at('2026-11-23T14:00:00Z'), chicago).isOpen).toBe(true);
});

it('calls midnight 00, never 24', () => {
  expect(officeNow(at('2026-11-23T06:05:00Z'), chicago).time).toBe('00:05');
});

it.each([
  ['08:00', '8\u00a0a.m.'],
  ['17:30', '5:30\u00a0p.m.'],
  ['12:00', '12\u00a0p.m.'],
  ['00:00', '12\u00a0a.m.'],
])('says %s as %s', (time, words) => expect(hourInWords(time)).toBe(words));
