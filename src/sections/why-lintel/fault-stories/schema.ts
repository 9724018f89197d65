import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const day = () => z.int().min(0).max(400);

/** /why-lintel/: one damper fault under several kinds of management: days until found, assigned and repaired. */
export const faultStories = z
  .strictObject({
    type: z.literal('faultStories'),
    anchor: anchor(),
    title: text(90),
    lead: text(320),
    beginning: text(60).describe('What day 0 is'),
    months: z
      .array(z.strictObject({ name: text(12), day: day() }))
      .min(2)
      .describe('Marks of the scale'),
    lastDay: day().min(10),
    perDay: z.strictObject({
      amount: z.number().min(0).describe('What a day of it takes'),
      unit: text(20),
      dollars: z.number().min(0).describe('Price of one unit'),
    }),
    phases: z
      .strictObject({ unseen: text(40), unowned: text(40), owned: text(40) })
      .describe('Names of the three lengths, for the key'),
    told: z
      .array(
        z.strictObject({
          name: text(40),
          found: day(),
          taken: day(),
          repaired: day(),
          text: text(320).describe('What happened'),
          fair: text(200).describe('What this way does better than the others'),
        }),
      )
      .min(2)
      .max(6),
    source: text(320),
  })
  .check(({ value, issues }) => {
    value.told.forEach(({ found, taken, repaired }, index) => {
      if (found <= taken && taken <= repaired && repaired <= value.lastDay) return;
      const message = 'found, taken and repaired in this order, by the last day';
      issues.push({ code: 'custom', message, input: repaired, path: ['told', index, 'repaired'] });
    });
  });
