import { z } from 'zod';
import { entryFigure } from '../../content-model/entry-figure';
import { exercise } from '../../content-model/exercise';
import {
  closing,
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
  below: text(40)
    .optional()
    .describe('Where it goes if it leaves the room, in a few words: Tunnel, 34 °C'),
});

const ticket = z.strictObject({
  name: text(60),
  price: text(20).describe('For example Free or £120'),
  note: text(80).optional(),
  isSoldOut: z.boolean().default(false),
});

/** More groups of seats than the marks of a figure can show, a free and a taken one each. */
const MOST_GROUPS = 2;

const count = z.int().min(0);

const seats = z
  .strictObject({
    taken: count,
    total: z.int().min(1),
    on: date().optional().describe('Day on which they were counted'),
    title: text(80).optional().describe('Heading of the plan'),
    lead: text(200).optional().describe('Who sits where, and why'),
    groups: z
      .array(z.strictObject({ name: text(40), taken: count, total: z.int().min(1) }))
      .max(MOST_GROUPS)
      .default([])
      .describe('Seats kept for somebody; together they are all seats'),
  })
  .refine(
    ({ groups, taken, total }) =>
      groups.length === 0 ||
      (groups.reduce((sum, group) => sum + group.taken, 0) === taken &&
        groups.reduce((sum, group) => sum + group.total, 0) === total),
    { path: ['groups'], error: 'groups whose seats add up to `taken` and to `total`' },
  );

const way = z.strictObject({
  title: text(80),
  rows: z
    .array(
      z.strictObject({
        from: text(40).describe('Station, stop or parking'),
        minutes: z.int().min(1).optional().describe('On foot; drawn to scale'),
        text: text(160),
      }),
    )
    .min(1)
    .max(4),
});

const access = z.strictObject({
  title: text(80),
  rows: z
    .array(
      z.strictObject({
        place: text(40),
        is: text(120).describe('As it is'),
        instead: text(120).optional().describe('What there is for those whom it shuts out'),
      }),
    )
    .min(2)
    .max(5),
});

const podcast = z.strictObject({
  episode: z.int().min(1),
  title: text(120),
  text: text(200),
  minutes: z.int().min(1),
  href: href(),
});

const promises = z.strictObject({
  title: text(80),
  lead: text(240).describe('Who promised what, and when it was asked after'),
  sums: z
    .array(
      z.strictObject({
        label: text(60),
        value: text(12),
        of: text(30).optional().describe('What it is a part of: of 23'),
      }),
    )
    .min(2)
    .max(4),
  figure: entryFigure().optional().describe('Beside the sums'),
  note: text(240).optional().describe('What kept those who did not'),
});

const recap = z.strictObject({
  title: text(60).describe('The finding in one sentence: heading of the page from then on'),
  lead: text(240).describe('What came of it, with a figure; stands in place of the description'),
  promises: promises.describe('What guests promised, and what became of it'),
  own: exercise.optional().describe('A reading that visitors can do with numbers of their own'),
  text: markdown().describe('Who showed what'),
  asked: z
    .strictObject({
      title: text(80),
      items: z
        .array(z.strictObject({ question: text(120), answer: markdown() }))
        .min(2)
        .max(5),
    })
    .optional()
    .describe('Asked in the room, answered since'),
  fault: text(280).optional().describe('The one thing that went wrong'),
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
  term: text(80).describe('Over the heading: what it is, in words that people search for'),
  figure: entryFigure().describe(
    'The one figure of the event, under its head: docs/writers/figures.md',
  ),
  closing: closing().describe('The beam at the end, which no other event has'),
  headline: text(50).describe('Large heading: the title without its series and city'),
  series: z.enum(['futureproof', 'gathering', 'fm-mixer', 'iftar', 'trade-fair']),
  startsAt: moment().describe('Start, with offset from UTC'),
  endsAt: moment().describe('End, with offset from UTC'),
  timeZone: timeZone().describe('Zone of the venue, in which times are shown'),
  venue: z.strictObject({
    name: text(80),
    address: text(160),
    city: text(60),
  }),
  audience: text(160).describe('Who it is for'),
  image: image(),
  takeaways: z.array(text(200)).min(2).describe('What a guest leaves with'),
  agenda: z.array(agendaItem).min(3),
  speakers: z.array(reference('Person')).default([]),
  tickets: z.array(ticket).default([]),
  seats: seats.optional().describe('How many places there are, and how many are taken'),
  programTitle: text(80).optional().describe('Heading of the agenda, before the event'),
  way: way.optional().describe('How to get there, before the event'),
  access: access.optional().describe('What is step-free and what is not, place by place'),
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
});

export type Event = z.infer<typeof eventSchema>;
