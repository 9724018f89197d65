import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const firstWeek = z.strictObject({
  from: z.int().positive(),
  to: z.int().positive(),
  title: text(30),
  text: text(200),
});

/** /careers/: onboarding week by week as steps to scale, with a quote of an employee. */
export const firstWeeks = z.strictObject({
  type: z.literal('firstWeeks'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  weeks: z.int().positive(),
  weekWords: text(20).describe('{from}, of a single week'),
  weeksWords: text(30).describe('{from} and {to}'),
  firstWeeks: z.array(firstWeek).min(3).max(8),
  said: z.strictObject({ text: text(240), person: shown('Person') }),
});
