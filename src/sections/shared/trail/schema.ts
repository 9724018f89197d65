import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { withRole } from '../../../content-model/roles';
import { anchor } from '../../../content-model/anchor';

const time = text(40).describe('Day and hour, for example Monday 08:10');

const call = z.strictObject({
  kind: z.literal('call'),
  time,
  from: text(60).describe('Who calls whom'),
  text: text(160).describe('What is said'),
});

const note = z.strictObject({
  kind: z.literal('note'),
  time,
  lines: z.array(text(40)).min(1).max(4).describe('What stands on the paper'),
});

const mail = z.strictObject({
  kind: z.literal('mail'),
  time,
  from: text(60),
  to: text(60),
  subject: text(60),
  text: text(160),
});

const chat = z.strictObject({
  kind: z.literal('chat'),
  time,
  messages: z
    .array(
      z.strictObject({
        text: text(80),
        isOwn: z.boolean().default(false).describe('Written by the one who shows the chat'),
      }),
    )
    .min(2)
    .max(5),
});

const sheet = z.strictObject({
  kind: z.literal('sheet'),
  time,
  rows: z
    .array(
      z.strictObject({
        number: z.int().describe('Number of the row'),
        cells: z
          .array(withRole(z.string().max(40), { is: 'text' }))
          .min(2)
          .max(4)
          .describe('"" leaves a cell empty'),
        isMarked: z.boolean().default(false).describe('The row that this is about'),
      }),
    )
    .min(2)
    .max(5),
});

const end = z.strictObject({
  kind: z.literal('end'),
  time,
  text: text(160).describe('How it came out, with what it cost'),
});

export const scrap = z.discriminatedUnion('kind', [call, note, mail, chat, sheet, end]);

export type Scrap = z.infer<typeof scrap>;

/** Piece of a kind: `ScrapOf<'mail'>`. */
export type ScrapOf<K extends Scrap['kind']> = Extract<Scrap, { kind: K }>;

/** /industry/healthcare/: an incident as its mails, calls, notes and spreadsheets. */
export const trail = z.strictObject({
  type: z.literal('trail'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  scraps: z.array(scrap).min(3).max(9).describe('In the order of their times'),
  note: text(320).optional().describe('What one should see in it, under the pieces'),
});
