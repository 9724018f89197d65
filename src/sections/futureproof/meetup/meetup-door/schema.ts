import { z } from 'zod';
import { markdown, moment, text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const at = z.number().min(0).max(100);

/** /futureproof/meetup/, hero: street plan from the train station to the door of the next meetup. */
export const meetupDoor = z.strictObject({
  type: z.literal('meetupDoor'),
  ...heroWords,
  name: text(80).describe('Where the door is, over the way'),
  opens: moment(),
  closes: moment(),
  zoneName: text(40).describe('What the zone is called there on that day'),
  over: text(200).describe('In place of the way when that evening is over'),
  sentence: text(240).describe('What the plan shows, in one sentence'),
  streets: z
    .array(
      z.strictObject({
        line: z.array(z.tuple([at, at])).min(2),
        width: z.number().positive().describe('In hundredths of the plan'),
      }),
    )
    .min(1)
    .describe('Streets of the plan in hundredths of its width and height'),
  route: z.array(z.tuple([at, at])).min(2),
  names: z.array(z.strictObject({ name: text(30), x: at, y: at })).max(6),
  way: z
    .array(z.strictObject({ x: at, y: at, minute: z.int().min(0), says: text(160) }))
    .min(2)
    .max(6)
    .describe('Marks on the way, and what one does there'),
  note: markdown().describe('Steps, lifts, ears, shoes'),
});
