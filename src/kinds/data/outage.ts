import { z } from 'zod';
import { OWNERS, REGIONS } from '../../content-model/outages';
import { date, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/**
 * A time when customers could not work because of us: `content/data/outages/`. The history, the sums and
 * the feed of /status/ follow from these files, and so does what /customer-success/ says of a year.
 */
export const outage = {
  name: 'Outage',
  label: 'outage',
  folder: 'data/outages',
  format: 'yaml',
  schema: z.strictObject({
    on: date().describe('Day on which it began'),
    minutes: z.int().min(1).describe('How long at least one region could not work'),
    where: z.enum(REGIONS).describe('Which region, or everywhere'),
    title: text(60).describe('What people call it'),
    stopped: text(160).describe('What customers could not do'),
    cause: text(160).describe('What happened, without excuse'),
    whose: z.enum(OWNERS).describe('Whose doing it was: ours, our host’s, or the weather’s'),
    changed: text(130).describe('What is different since'),
    since: text(120).describe('Whether it has come back'),
    paid: z
      .int()
      .min(1)
      .optional()
      .describe('Dollars credited to all customers together, if known'),
  }),
} satisfies Kind;
