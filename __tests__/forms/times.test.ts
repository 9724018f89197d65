import fc from 'fast-check';
import { proposedTimes, timeInWords } from '../../src/forms/times';

it('proposes three moments on different working days to come, in working hours', () => {
  const day = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (now) => {
      const times = proposedTimes(now);
      expect(times).toHaveLength(3);
      expect(new Set(times.map((time) => time.toDateString())).size).toBe(3);
      for (const time of times) {
        expect(time.getTime()).toBeGreaterThan(now.getTime());
        expect([1, 2, 3, 4, 5]).toContain(time.getDay());
        expect(time.getHours()).toBeGreaterThanOrEqual(9);
        expect(time.getHours()).toBeLessThan(17);
      }
      // A working day lies before them, and nobody waits for more than a week.
      const before = Array.from(
        { length: 7 },
        (_, ahead) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 + ahead),
      ).filter((day) => day.toDateString() !== times[0]?.toDateString() && day < (times[0] ?? day));
      expect(before.some((day) => day.getDay() % 6 !== 0)).toBe(true);
      expect((times.at(-1)?.getTime() ?? 0) - now.getTime()).toBeLessThan(7 * 86_400_000);
    }),
  );
});

it('names the day, the hour and the zone', () => {
  const words = timeInWords(new Date(2026, 10, 24, 14));
  expect(words).toMatch(/Tue.*Nov.*24.*2:00.PM \S+/);
});
