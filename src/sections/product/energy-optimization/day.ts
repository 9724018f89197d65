import { z } from 'zod';
import { text } from '../../../content-model/fields';

const degrees = () => z.number().min(40).max(90);

/** A day of one setpoint, as the opening draws it and the page lets one move its walls. */
export const day = z.strictObject({
  first: z.int().min(0).max(23).describe('Hour at which it begins'),
  bottom: degrees().describe('Lowest value of the picture'),
  ceiling: degrees().describe('Highest value of the picture'),
  before: degrees().describe('Where it stood all day, before'),
  beforeName: text(40),
  wanted: z
    .array(degrees())
    .min(12)
    .max(48)
    .describe('Every half hour what would be set without walls'),
  returned: z
    .strictObject({ from: z.int().min(0), to: z.int().min(1), name: text(40) })
    .describe('Half hours in which it was given back'),
  low: degrees().describe('Lower wall as it was drawn'),
  up: degrees().describe('Upper wall as it was drawn'),
});

export type Day = z.infer<typeof day>;
