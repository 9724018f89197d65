import { z } from 'zod';
import { text } from '../fields';

/** The lines of a list as a field of dots, and what became of them. */
export const lineField = z.strictObject({
  type: z.literal('lineField'),
  per: z.int().positive().describe('Lines that a dot stands for'),
  columns: z.int().min(20).max(120).default(100).describe('Dots side by side'),
  dot: text(60).describe('The same in words'),
  parts: z
    .array(
      z.strictObject({
        lines: z.int().positive(),
        title: text(60),
        text: text(160).describe('What such lines were'),
        mark: z.enum(['full', 'ring', 'speck']).describe('How their dots are drawn'),
      }),
    )
    .min(2)
    .max(3),
});

export type LineField = z.infer<typeof lineField>;
