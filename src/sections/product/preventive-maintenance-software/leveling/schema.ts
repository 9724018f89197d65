import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const year = () => z.array(z.int().min(0)).length(52).describe('Hours of rounds, week by week');

/** /product/preventive-maintenance-software/: weekly PM hours of a year before and after leveling, against crew capacity. */
export const leveling = z
  .strictObject({
    type: z.literal('leveling'),
    anchor: anchor(),
    title: text(90),
    paragraphs: z.array(text(400)).min(1).max(3),
    crew: z.strictObject({
      sentence: text(300).describe('Both charts in one sentence'),
      paid: z.int().describe('Hours that the crew is paid for in a week'),
      paidName: text(24),
      plannable: z.int().describe('Hours of them that can be planned'),
      plannableName: text(24),
      over: text(40).describe('After the number of weeks above what can be planned: weeks over'),
      beforeName: text(30),
      before: year(),
      afterName: text(30),
      after: year(),
      axis: text(12).describe('Before the number of the first week: Week'),
    }),
  })
  .check(({ value: { crew }, issues }) => {
    const [before, after] = [crew.before, crew.after].map((weeks) =>
      weeks.reduce((sum, hours) => sum + hours, 0),
    );
    if (before === after) return;
    const message = `the same ${before} hours as before, not ${after}`;
    issues.push({ code: 'custom', message, input: crew.after, path: ['crew', 'after'] });
  });
