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
      // Nobody waits for more than a week.
      expect((times.at(-1)?.getTime() ?? 0) - now.getTime()).toBeLessThan(7 * 86_400_000);
    }),
  );
});

it('names the day, the hour and the zone', () => {
  const words = timeInWords(new Date(2026, 10, 24, 14));
  expect(words).toMatch(/Tue.*Nov.*24.*2:00.PM \S+/);
});
