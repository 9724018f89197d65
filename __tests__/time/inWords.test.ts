import fc from 'fast-check';
import { inDay, inShort, inWords } from '../../src/time/inWords';

const days = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const intl = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day)
    .toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
    .replaceAll(' ', '\u00a0');

it('says a day and a month as American English does, on one line', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(inWords(day)).toBe(intl(day, { dateStyle: 'long' }));
      expect(inWords(day.slice(0, 7))).toBe(intl(day, { year: 'numeric', month: 'long' }));
      expect(inShort(day)).toBe(intl(day, { month: 'short', day: 'numeric' }));
      expect(inDay(day).replaceAll(' ', '\u00a0')).toBe(
        intl(day, { weekday: 'long', month: 'long', day: 'numeric' }),
      );
    }),
  );
});
