import { z } from 'zod';
import { text } from '../../../content-model/fields';

/** A day of one building by the hour, and the night at its end. */
export const night = z.strictObject({
  first: z.int().min(0).max(23).describe('Hour of the first value'),
  powers: z.array(z.number().positive()).length(24).describe('Mean power of each hour, in kW'),
  dark: z.int().min(1).max(23).describe('Number of the first hour of the night, from 0'),
  nobody: z.number().positive().describe('Of each hour of the night: asked for by nobody, in kW'),
  unknown: z.number().nonnegative().describe('Of each hour of the night: not explained, in kW'),
});

export type Night = z.infer<typeof night>;

/** A line of the letter. */
export const line = z.strictObject({
  name: text(48),
  power: z.number().positive().describe('Of each hour of the night, in kW'),
  kind: z.enum(['nobody', 'asked', 'unknown']).describe('Who asked for it'),
  text: text(220),
});

export type Line = z.infer<typeof line>;
