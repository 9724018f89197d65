import { z } from 'zod';
import { DAY, hoursWorked } from './week';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const days = () =>
  z
    .array(z.string().trim().regex(DAY, { error: 'blocks such as "o0.6 r3.2 p2*"' }))
    .length(5)
    .describe(
      'Monday to Friday, each a row of blocks: a letter (r round, p planned repair, b something broke, h held open, o travel, a away), its hours, a star where the job moved',
    );

/** /product/maintenance-management-software/, hero: a crew’s week by person and day, planned and actual. */
export const weekSheet = z
  .strictObject({
    type: z.literal('weekSheet'),
    ...heroWords,
    title: text(28).describe('One line'),
    week: z.strictObject({
      name: text(60),
      sentence: text(400).describe('The sheet in one sentence, for those who cannot see it'),
      dayHours: z.number().describe('Hours that one person is paid for in a day'),
      dayNames: z.array(text(12)).length(5),
      both: text(24).describe('What the first of the three views is called'),
      planned: text(24),
      happened: text(24),
      moved: text(30).describe('What the key says to a job that moved'),
      round: text(24),
      repair: text(24),
      broke: text(24),
      held: text(24),
      travel: text(24),
      away: text(24),
      people: z
        .array(
          z.strictObject({ name: text(24), trade: text(24), planned: days(), happened: days() }),
        )
        .min(3)
        .max(10),
    }),
  })
  .check(({ value: { week }, issues }) => {
    const due = week.dayHours * 5;
    week.people.forEach((person, index) => {
      for (const key of ['planned', 'happened'] as const) {
        const hours = hoursWorked(person[key]);
        if (Math.abs(hours - due) < 0.05) continue;
        const message = `${due} hours in all, not ${hours}`;
        const path = ['week', 'people', index, key];
        issues.push({ code: 'custom', message, input: person[key], path });
      }
    });
  });
