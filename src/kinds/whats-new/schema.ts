import { z } from 'zod';
import { entryFigure } from '../../content-model/entry-figure';
import {
  closing,
  date,
  link,
  markdown,
  month,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';
import { ROLES } from './roles';

const family = () =>
  z.enum(['cmms', 'buildings', 'refrigeration', 'platform']).describe('Whose matter it is');

const version = () =>
  z.string().regex(/^\d+\.\d+(\.\d+)?$/, { error: 'a version such as 9.6 or 9.3.1' });

const shownLine = z.strictObject({
  name: text(48),
  value: text(44),
  tone: z
    .enum(['plain', 'late', 'wait', 'good', 'cold'])
    .optional()
    .describe('As a chip: late for what is wrong, wait, good, cold; without one it is plain text'),
  share: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('With a bar, of a hundred; the same scale before and after'),
});

const shows = z
  .strictObject({
    of: text(60).describe('What of the product is drawn'),
    before: z.array(shownLine).min(1).max(4).describe('As it was in the version before'),
    after: z.array(shownLine).min(1).max(4).describe('As it is now'),
  })
  .describe('The same piece of interface before and after, drawn from its lines');

const change = z.strictObject({
  family: family(),
  roles: z.array(z.enum(ROLES)).min(1).max(3).describe('Whose work it changes: a choice above'),
  title: text(100).describe('What changed'),
  text: markdown().describe('What was in the way, and what is different'),
  where: z
    .array(text(40))
    .min(1)
    .max(5)
    .describe('Menu path to it in the product, from the menu to the last entry'),
  needs: text(100).optional().describe('What somebody has to do before it works for them'),
  drawing: reference('Drawing').optional().describe('How it looks: a drawn piece of interface'),
  shows: shows.optional(),
  link: link().optional(),
});

const since = () =>
  version().optional().describe('Version in which it became known, where it was an earlier one');

const note = z.strictObject({ family: family(), text: markdown(), since: since() });

export const whatsNewSchema = z.strictObject({
  ...pageFields,
  closing: closing().describe('The beam at the end: what a demo of this month shows'),
  month: month().describe('Month of the release'),
  version: version()
    .meta({ examples: ['9.6'] })
    .describe('Version of the product that the month brought'),
  released: date().describe('First day on which anybody had it'),
  label: text(28).describe('The main change in two or three words, for the sheet of the year'),
  lead: text(220).describe('Under the headline: when, how many changes, for whom'),
  figure: entryFigure().describe('The one figure of the month: docs/writers/figures.md'),
  minutes: z
    .array(
      z.strictObject({
        for: text(44).describe('Who: the people, not the product'),
        change: z.int().min(1).max(9).describe('Which of the changes, from 1'),
        is: text(110).describe('What is different for them'),
        do: text(90).describe('What they do, as an order; nothing is an answer too'),
        why: text(120).describe('How long it takes, or what happens until then'),
      }),
    )
    .min(2)
    .max(3)
    .describe('The month in two minutes'),
  changes: z.array(change).min(1).describe('The first one is the main change of the month'),
  fixes: z.array(note).default([]).describe('Faults of earlier versions that this one fixes'),
  knownFaults: z
    .array(
      z.strictObject({
        ...note.shape,
        until: version().optional().describe('Version that fixed it; none while it is open'),
        short: text(52).optional().describe('In a few words, while it is open'),
        stays: z.boolean().optional().describe('It is open, and no version will fix it'),
      }),
    )
    .default([])
    .describe('What was known to be wrong with it'),
  api: z
    .array(
      z.strictObject({
        is: z.enum(['added', 'changed', 'retired']),
        text: markdown(),
      }),
    )
    .default([])
    .describe('What changed for programs that talk to Lintel'),
  next: entryFigure().optional().describe('Dates that follow, as `times`'),
});

export type WhatsNew = z.infer<typeof whatsNewSchema>;
