import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** Two counts to one scale, such as an invoice against the hours on site. */
const bars = z.strictObject({
  title: text(30),
  note: text(40),
  state: text(30),
  rows: z
    .array(
      z.strictObject({
        name: text(24),
        value: z.int().min(1),
        text: text(30).describe('The same in words'),
        isOver: z.boolean().default(false).describe('It is too much'),
      }),
    )
    .length(2),
});

const list = z.strictObject({
  title: text(40),
  note: text(24).optional(),
  items: z
    .array(z.strictObject({ what: text(60), why: text(120).optional() }))
    .min(2)
    .max(8),
});

const asked = z.strictObject({ items: z.array(text(90)).min(2).max(5), source: text(60) });

const stop = z.strictObject({
  minute: z.int().min(0).max(60),
  title: text(60).describe('What happens, or what is asked'),
  text: text(260),
  aside: text(110).optional().describe('Who asks it, or how long it took'),
  person: shown('Person').optional().describe('Who shows it'),
  drawing: shown('Drawing').optional().describe('What is on the screen, unless one of the next'),
  bars: bars.optional(),
  list: list.optional(),
  asked: asked.optional(),
});

/** /demo-days/ pages: minutes of a demo; the chosen stop brings along its screen. */
export const agenda = z.strictObject({
  type: z.literal('agenda'),
  anchor: anchor(),
  look: z
    .enum(['ruler', 'list'])
    .describe('Where there is room: a ruler of the minutes over the screen, or a list beside it'),
  title: text(90),
  start: z.int().min(1).default(1).describe('Number of the stop that is chosen at first'),
  minutes: z.int().min(5).max(60).describe('How long all of it takes'),
  stops: z.array(stop).min(3).max(8),
  note: text(200).optional().describe('Whose screens these are'),
  act,
});
