import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const paragraph = z.strictObject({
  text: text(400),
  record: z.int().min(1).max(8).optional().describe('The record that it rests on, from 1'),
});

const part = z.strictObject({ name: text(60), minutes: z.int().positive() });

/** /property-management/: reply to the tenant’s letter, each paragraph with its record, and the minutes it took. */
export const letterReply = z.strictObject({
  type: z.literal('letterReply'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  replied: text(60).describe('Place and day'),
  greeting: text(60),
  paragraphs: z.array(paragraph).min(3).max(10),
  regards: text(90),
  took: text(60).describe('Over the minutes; {n} is their sum'),
  parts: z.array(part).min(2).max(6),
  aside: text(320).describe('Under the minutes'),
});
