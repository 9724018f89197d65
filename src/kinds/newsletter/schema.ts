import { z } from 'zod';
import { entryFigure } from '../../content-model/entry-figure';
import {
  closing,
  link,
  markdown,
  month,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';
import { instrument } from './instrument';

const story = z.strictObject({
  title: text(100),
  text: markdown(),
  drawing: reference('Drawing')
    .optional()
    .describe('What the story is about: a drawn piece of interface'),
  link: link().optional(),
});

/** What a new letter begins with. */
const exampleFigure = {
  type: 'pair',
  number: '250 gallons',
  says: 'to the drain at five cycles',
  ground: 'ice',
  before: { value: 500, text: '500 gal', name: 'At three cycles', read: '**500** at three.' },
  after: { value: 250, text: '250 gal', name: 'At five cycles', read: '**250** at five.' },
  source: 'Gallons bled for every 1,000 gallons evaporated.',
};

const check = z.strictObject({
  title: text(60).describe('Heading of the sheet: what one finds out'),
  task: text(140).describe('What to do, as one instruction'),
  minutes: z.int().min(1).max(90),
  bring: text(80).describe('What it takes, after “with”'),
  steps: z
    .array(
      z.strictObject({
        key: z
          .string()
          .regex(/^[a-z]+$/, { error: 'a word in lower case' })
          .meta({ examples: ['look'] }),
        what: text(120).describe('A step, as an order'),
      }),
    )
    .min(3)
    .max(6),
  instrument: instrument().describe('Fields, formulas and what their results mean'),
  why: z.strictObject({ title: text(60), text: markdown() }).describe('Next to the sheet'),
});

export const newsletterSchema = z.strictObject({
  ...pageFields,
  month: month().describe('Month of the letter'),
  term: text(80).describe('Over the title: what people search for'),
  lead: text(200).describe('Under the title: the check, and for whom it is'),
  closing: closing().describe('The beam at the end, with a picture that no other letter has'),
  heading: text(60).describe('Heading over the letter itself, which is the body'),
  figure: entryFigure()
    .meta({ examples: [exampleFigure] })
    .describe('The one figure of the letter, for its page, card and picture'),
  check: check.describe('The check for Monday, as a sheet'),
  found: z
    .strictObject({ title: text(80), text: markdown() })
    .describe('What readers found, next to the figure'),
  stories: z.array(story).min(1),
});

export type Newsletter = z.infer<typeof newsletterSchema>;
