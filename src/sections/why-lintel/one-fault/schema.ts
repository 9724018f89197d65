import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { anchor } from '../../../content-model/anchor';

const day = () => z.int().min(0).max(400);

const way = z
  .strictObject({
    name: text(20),
    found: day(),
    taken: day(),
    repaired: day(),
    text: text(200).describe('What happened'),
  })
  .refine(({ found, taken, repaired }) => found <= taken && taken <= repaired, {
    path: ['repaired'],
    error: 'found, taken and repaired in this order',
  });

export type Way = z.infer<typeof way>;

/** /why-lintel/: one fault under several kinds of management, as days until it is found, assigned and repaired. */
export const oneFault = z.strictObject({
  type: z.literal('oneFault'),
  anchor: anchor(),
  title: text(90),
  lead: text(220),
  name: text(40).describe('Where it was'),
  note: text(40).describe('What a day of it takes'),
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
  ways: z.array(way).min(2).max(6).describe('Ours is the last'),
  source: text(200),
  act,
});
