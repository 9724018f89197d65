import { z } from 'zod';
import { artifact } from '../../content-model/artifact';
import { entryFigure } from '../../content-model/entry-figure';
import {
  closing,
  date,
  href,
  markdown,
  moment,
  pageFields,
  reference,
  text,
  timeZone,
} from '../../content-model/fields';

const chapter = z.strictObject({
  minute: z.int().min(0).max(240).describe('Minute of the webinar at which it begins'),
  title: text(120),
  text: text(280).optional().describe('Its point in two sentences'),
  artifact: artifact().optional().describe('What was on the screen; docs/writers/run-an-event.md'),
  isAnswer: z
    .boolean()
    .default(false)
    .describe('Whether lists of webinars lead straight to it; two of a webinar'),
  said: markdown().optional().describe('What was said; shown when the webinar is over'),
});

export const webinarSchema = z.strictObject({
  ...pageFields,
  startsAt: moment().describe('Start, with offset from UTC'),
  minutes: z.int().min(10).max(240).describe('Length in minutes'),
  timeZone: timeZone().describe('Zone in which the time is shown'),
  family: z
    .enum(['cmms', 'buildings', 'refrigeration'])
    .describe('Product family, which gives the page its hue'),
  audience: text(160).describe('Who it is for'),
  term: text(80).describe('Over the heading: what people search for'),
  figure: entryFigure().describe('The instrument of the session: docs/writers/figures.md'),
  closing: closing().describe('The beam at the end, with words and a picture of its own'),
  takeaways: z.array(text(200)).min(2).describe('What a viewer takes away'),
  agenda: z.array(chapter).min(3),
  later: z
    .strictObject({
      title: text(80),
      rows: z
        .array(z.strictObject({ ask: text(160), answer: markdown() }))
        .min(2)
        .max(4),
    })
    .optional()
    .describe('Questions that were answered in writing after the session'),
  speakers: z.array(reference('Person')).min(1),
  recording: href().optional().describe('Video page of the recording, once there is one'),
  recordingOn: date().optional().describe('Day on which what was said, or the recording, comes'),
});

export type Webinar = z.infer<typeof webinarSchema>;
