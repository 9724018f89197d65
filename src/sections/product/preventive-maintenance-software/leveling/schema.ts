import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const year = () => z.array(z.int().min(0)).length(52).describe('Hours of rounds, week by week');

const crew = z.strictObject({
  paid: z.int().describe('Hours that the crew is paid for in a week'),
  plannable: z.int().describe('Hours of them that can be planned'),
  before: year(),
  after: year(),
});

const peak = z.strictObject({
  name: text(24),
  weeks: z.array(z.int().min(1).max(52)).min(1).describe('Weeks that give hours away'),
  reason: text(80),
});

export type Crew = z.infer<typeof crew>;
export type Peak = z.infer<typeof peak>;

/** /product/preventive-maintenance-software/: hours of a year’s rounds against a crew, peak by peak. */
export const leveling = z
  .strictObject({
    type: z.literal('leveling'),
    anchor: anchor(),
    title: text(90),
    lead: text(260),
    crew,
    peaks: z.array(peak).min(2).max(6),
    act,
  })
  .check(({ value: { crew: years, peaks }, issues }) => {
    const gains = years.after.map((hours, index) => hours - (years.before[index] ?? 0));
    const sum = gains.reduce((all, gain) => all + gain, 0);
    const input = years.after;
    if (sum !== 0) {
      const message = `the same hours as before, not ${sum} more`;
      issues.push({ code: 'custom', message, input, path: ['crew', 'after'] });
    }
    const stray = gains.findIndex(
      (gain, index) => gain < 0 !== peaks.some(({ weeks }) => weeks.includes(index + 1)),
    );
    if (stray >= 0) {
      const message = `each week that gives hours away, and no other; not so for week ${stray + 1}`;
      issues.push({ code: 'custom', message, input: peaks, path: ['peaks'] });
    }
  });
