import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';
import { sheetTask } from '../../../content-model/sheetTask';

/** /restart-property-operations/, hero: checklist by day before and after a building reopens. */
export const doorCountdown = z.strictObject({
  type: z.literal('doorCountdown'),
  ...heroWords,
  openingLabel: text(40).describe('Asks for the day on which the building opens'),
  openingHint: text(120),
  todayText: text(60).describe('What today is on this scale; {day} stands for the number'),
  sharedText: text(60).describe('Stands with a task that is on another sheet, too'),
  days: z
    .array(
      z.strictObject({
        day: z.int().min(-14).max(30).describe('Days before (less than 0) or after the opening'),
        name: text(50),
        who: text(90).describe('Who has to be there'),
        tasks: z
          .array(
            z.strictObject({
              ...sheetTask,
              isShared: z.boolean().default(false).describe('Whether it is on another sheet, too'),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .length(11)
    .describe('In order; the seventh is day 0, the door'),
});
