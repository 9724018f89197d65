import { z } from 'zod';
import { exercise } from '../../content-model/exercise';
import { date, file, href, image, pageFields, reference, text } from '../../content-model/fields';

const sheet = z.strictObject({
  title: text(60).describe('What it is, for example: Leak log, one line a visit'),
  href: file().meta({ examples: ['/downloads/leak-log.csv'] }),
});

const LEAST = 1;
const MOST = 5;

const scoring = z.strictObject({
  question: text(90).describe('What to do with it'),
  weights: z.array(text(20)).length(4).describe('What the weights 0 to 3 are called'),
  criteria: z
    .array(
      z.strictObject({
        name: text(40),
        text: text(160).describe('What is looked at'),
        weight: z.int().min(0).max(3).describe('What stands there at first'),
      }),
    )
    .min(4)
    .max(10),
  candidates: z
    .array(
      z.strictObject({
        name: text(40),
        text: text(200).describe('Where it is strong, and where it ends'),
        scores: z
          .array(z.int().min(LEAST).max(MOST))
          .describe('One for each criterion, 1 to 5, in their order'),
      }),
    )
    .min(3)
    .max(8),
  note: text(320).describe('Who scored, and on what'),
});

const placed = z
  .strictObject({
    under: href()
      .describe('Anchor of the ## heading of its chapter')
      .meta({ examples: ['#weigh-it-twice'] }),
    drawing: reference('Drawing').optional(),
    caption: text(240).optional().describe('What the marks of the drawing mean, and its source'),
    sheet: sheet.optional().describe('A sheet to keep, shown by its first rows'),
    exercise: exercise.optional().describe('One line of the guide, with numbers of the visitor'),
    scoring: scoring.optional().describe('Candidates in an order that the reader’s weights make'),
  })
  .refine(
    ({ drawing, sheet, exercise, scoring }) =>
      [drawing, sheet, exercise, scoring].filter(Boolean).length === 1,
    { error: 'a drawing, a sheet, an exercise or a scoring' },
  );

const clockMap = z.strictObject({
  title: text(60),
  lines: z
    .array(
      z.strictObject({
        name: text(20),
        hue: z.enum(['pine', 'amber', 'ice', 'brick', 'stone']),
      }),
    )
    .min(3)
    .max(6)
    .describe('Subjects, each a line through all clocks'),
  clocks: z
    .array(
      z.strictObject({
        name: text(20),
        href: href().describe('Anchor of its chapter'),
        stops: z
          .array(z.strictObject({ text: text(60), href: href() }))
          .describe('One for each line, in their order'),
      }),
    )
    .min(3)
    .max(8),
});

export const guideSchema = z.strictObject({
  ...pageFields,
  topic: z.enum(['maintenance', 'assets', 'energy', 'refrigeration', 'operations', 'buying']),
  published: date().describe('Day of first publication'),
  updated: date().describe('Day of the last change of substance'),
  author: reference('Person').optional(),
  image: image().optional(),
  takes: text(24).describe('How long it takes to do, for example: 5 days'),
  pace: z.enum(['day', 'weeks', 'quarter']).describe('The same, roughly, to choose by'),
  holds: text(90).describe('What a reader holds at the end, in one line'),
  clockMap: clockMap.optional().describe('Opens a guide to a whole field: subjects by clocks'),
  placed: z.array(placed).default([]).describe('What stands between the parts of the text'),
});

export type Guide = z.infer<typeof guideSchema>;
