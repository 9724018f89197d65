import { z } from 'zod';
import { href, image, moment, pageFields, reference, text, timeZone } from '../fields';
import type { PageKind } from '../kind';

const agendaItem = z.strictObject({
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "09:45", in quotes' })
    .meta({ description: 'Local time at the venue', examples: ['09:45'] }),
  title: text(120),
  text: text(240).optional(),
  speakers: z.array(reference('Person')).default([]),
});

const ticket = z.strictObject({
  name: text(60),
  price: text(20).describe('For example Free or £120'),
  note: text(80).optional(),
});

/** An event in a place: `content/events/` → `/events/{slug}/`. */
export const event = {
  name: 'Event',
  label: 'event',
  folder: 'events',
  format: 'md',
  dateKey: 'startsAt',
  groupKey: 'series',
  address: (slug) => `/events/${slug}/`,
  schema: z.strictObject({
    ...pageFields,
    series: z.enum(['futureproof', 'gathering', 'fm-mixer', 'iftar', 'trade-fair']),
    startsAt: moment().describe('Start, with offset from UTC'),
    endsAt: moment().describe('End, with offset from UTC'),
    timeZone: timeZone().describe('Zone of the venue, in which times are shown'),
    venue: z.strictObject({
      name: text(80),
      address: text(160),
      city: text(60),
      access: text(160).optional().describe('Steps, lifts, loops'),
    }),
    audience: text(160).describe('Who it is for'),
    image: image().optional(),
    takeaways: z.array(text(200)).min(2).describe('What a guest leaves with'),
    agenda: z.array(agendaItem).min(3),
    speakers: z.array(reference('Person')).default([]),
    tickets: z.array(ticket).default([]),
    registration: href().optional().describe('Where guests register, if not on this page'),
  }),
} satisfies PageKind;

export type Event = z.infer<typeof event.schema>;
