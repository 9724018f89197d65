import { z } from 'zod';
import { date, text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /events/: the next event, a calendar of all years, and the list of events with filters. */
export const events = z.strictObject({
  type: z.literal('events'),
  anchor: anchor(),
  foundTitle: text(60).describe('Heading of the newest findings'),
  yearsTitle: text(60).describe('Heading of the years'),
  yearsLead: text(320),
  yearsSentence: text(240).describe('What the years show, in one sentence'),
  seasons: z
    .array(
      z.strictObject({
        name: text(60),
        tint: z.enum(['amber', 'pine']),
        spans: z.array(z.strictObject({ from: date(), to: date() })).min(1),
      }),
    )
    .max(2)
    .default([])
    .describe('Weeks of a year in which events are other ones, or none'),
  title: text(60).describe('Heading of the list'),
  later: text(60).describe('Heading of those to come in it'),
  earlier: text(60).describe('Heading of those that are over'),
  ahead: listed<Queries.EventAheadFragment>('event', 'EventAhead', 'ahead'),
  over: listed<Queries.EventOverFragment>('event', 'EventOver', 'over'),
});
