import { z } from 'zod';
import { date, markdown, pageFields, reference, text } from '../../content-model/fields';

/** Numbers of points of the checklist. */
const points = () => z.array(z.int().min(1).max(20)).default([]);

const paper = z.strictObject({
  label: text(40).describe('Where this version comes from'),
  rows: z
    .array(
      z.strictObject({
        label: text(20),
        text: text(160),
        has: points().describe('Points of the checklist that this line fulfills'),
        lacks: points().describe('Points that are missing here'),
      }),
    )
    .min(2),
});

export const knowledgeBaseSchema = z.strictObject({
  ...pageFields,
  lead: text(320).describe('Stands under the title'),
  updated: date().describe('Day of the last change of substance'),
  questions: z
    .array(z.strictObject({ question: text(160), answer: markdown() }))
    .min(2)
    .describe('Questions this topic answers, and each answer in short'),
  terms: z
    .array(
      z.strictObject({
        term: text(40),
        meaning: text(200),
        example: text(120),
        isEveryday: z
          .boolean()
          .optional()
          .describe('Whether it is a word of every day, too, which other pages don’t link'),
      }),
    )
    .min(3)
    .describe('Stand where the text says {terms}; each has an address'),
  drawing: reference('Drawing').describe('Stands where the text says {drawing}'),
  pair: z
    .array(paper)
    .length(2)
    .describe('One thing written twice, where the text says {pair}; the checklist follows'),
  checklist: z.strictObject({
    title: text(60),
    lead: text(60).describe('Begins the sentence that each point ends'),
    points: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'lower-case words with hyphens' })
            .describe('Under which a tick stays on the device')
            .meta({ examples: ['wo-one-asset'] }),
          what: text(60),
          detail: text(90),
        }),
      )
      .min(4)
      .max(14),
  }),
  wall: z
    .array(z.strictObject({ title: text(40), value: text(20), text: text(260) }))
    .length(3)
    .describe('Three figures, where the text says {wall}'),
});

export type KnowledgeBase = z.infer<typeof knowledgeBaseSchema>;
