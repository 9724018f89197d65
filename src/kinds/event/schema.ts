import { z } from 'zod';
import {
  date,
  href,
  image,
  link,
  markdown,
  moment,
  pageFields,
  reference,
  text,
  timeZone,
} from '../../content-model/fields';

const agendaItem = z.strictObject({
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "09:45", in quotes' })
    .meta({ description: 'Local time at the venue', examples: ['09:45'] }),
  title: text(120),
  text: text(240).optional(),
  speakers: z.array(reference('Person')).default([]),
  isPause: z.boolean().default(false).describe('Lunch, tea, drinks: set back in the list'),
});

const ticket = z.strictObject({
  name: text(60),
  price: text(20).describe('For example Free or £120'),
  note: text(80).optional(),
  isSoldOut: z.boolean().default(false),
});

const seats = z.strictObject({ taken: z.int().min(0), total: z.int().min(1) });

const podcast = z.strictObject({
  episode: z.int().min(1),
  title: text(120),
  text: text(200),
  minutes: z.int().min(1),
  href: href(),
});

const recap = z.strictObject({
  lead: text(200).describe('What came of it, in one sentence; stands in place of the description'),
  points: z.array(text(200)).min(2).max(6).describe('What the guests found out'),
  text: markdown().describe('What was said, and what did not work'),
  links: z.array(link()).max(2).default([]).describe('What it left behind: a sheet, a recording'),
});

const canceled = z.strictObject({
  on: date().describe('Day on which it was called off'),
  why: text(240).describe('What kept it from taking place, to those who meant to come'),
  instead: link().optional().describe('What takes its place'),
});

const moved = z.strictObject({
  on: date().describe('Day on which it was moved'),
  was: text(120).describe('Where, or when, it was to be: the words after “from”'),
  why: text(240),
});

export const eventSchema = z.strictObject({
  ...pageFields,
  headline: text(50).optional().describe('Large heading, where it is shorter than the title'),
  series: z.enum(['futureproof', 'gathering', 'fm-mixer', 'iftar', 'trade-fair']),
  startsAt: moment().describe('Start, with offset from UTC'),
  endsAt: moment().describe('End, with offset from UTC'),
  timeZone: timeZone().describe('Zone of the venue, in which times are shown'),
  venue: z.strictObject({
    name: text(80),
    address: text(160),
    city: text(60),
    access: text(160).optional().describe('How one gets in and hears: steps, lifts, loops'),
  }),
  audience: text(160).describe('Who it is for'),
  image: image().optional(),
  takeaways: z.array(text(200)).min(2).describe('What a guest leaves with'),
  agenda: z.array(agendaItem).min(3),
  speakers: z.array(reference('Person')).default([]),
  tickets: z.array(ticket).default([]),
  seats: seats.optional().describe('How many places there are, and how many are taken'),
  terms: text(200).optional().describe('Cancellation and what we send, under the form'),
  zones: text(200).optional().describe('The zone of the times, and what it is elsewhere'),
  canceled: canceled
    .optional()
    .describe('It does not take place: no seats, and the text says what happened'),
  moved: moved.optional().describe('It takes place elsewhere, or on another day, than announced'),
  podcast: podcast.optional().describe('An episode that belongs to the event'),
  recap: recap
    .optional()
    .describe('What the page tells when the event is over, in place of takeaways and body'),
  registration: href().optional().describe('Where guests register, if not on this page'),
});

export type Event = z.infer<typeof eventSchema>;
