import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { time } from '../../../../content-model/drawings/parts';
import { openingWords } from '../../../../content-model/openingWords';

const hour = z.strictObject({
  clock: time().describe('Full hour; the first is the hour in which the store closes'),
  buyers: z.int().min(0).describe('Customers served in this hour; 0 while closed'),
  kilowatts: z.int().min(0).describe('Mean power of the store in this hour'),
});

const job = z.strictObject({
  starts: time(),
  title: text(40),
  detail: text(90).describe('A sentence'),
});

/** /industry/retail/, opening: customers of a store by the hour, its electricity below, and what was done in each hour. */
export const storeDay = z
  .strictObject({
    type: z.literal('storeDay'),
    ...openingWords,
    hours: z.array(hour).length(24),
    jobs: z.array(job).min(4).max(14).describe('What was done behind the shelves'),
    start: time().describe('Hour that is read at first'),
    origin: text(200).describe('Which store, which day, who measured'),
  })
  .check(({ value: { hours, start }, issues }) => {
    hours.forEach(({ clock }, index) => {
      const first = Number(hours[0]?.clock.slice(0, 2));
      const expected = `${String((first + index) % 24).padStart(2, '0')}:00`;
      if (clock === expected) return;
      const path = ['hours', index, 'clock'];
      issues.push({ code: 'custom', message: expected, input: clock, path });
    });
    if (hours.some(({ clock }) => clock === start)) return;
    issues.push({ code: 'custom', message: 'a full hour', input: start, path: ['start'] });
  });
