import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const degrees = () => z.number().min(40).max(90);

/** /product/energy-optimization/, hero: supply air setpoint over a day, between limits that visitors change. */
export const twoWalls = z.strictObject({
  type: z.literal('twoWalls'),
  ...heroWords,
  bottom: degrees().describe('Lowest value of the picture'),
  ceiling: degrees().describe('Highest value of the picture'),
  sign: text(6).describe('Unit after a value, for example °F'),
  before: degrees().describe('Where it stood all day, before'),
  beforeName: text(40),
  wanted: z.array(degrees()).length(48).describe('Every half hour what would be set without walls'),
  awake: z
    .strictObject({ from: z.int().min(0).max(47), to: z.int().min(1).max(48) })
    .describe('Half hours in which the machine runs'),
  returned: z
    .strictObject({
      from: z.int().min(0).max(47),
      to: z.int().min(1).max(48),
      title: text(40),
      detail: text(60),
    })
    .describe('Half hours in which it was handed back, and why'),
  ask: text(60).describe('What one chooses'),
  choices: z
    .array(
      z.strictObject({
        low: degrees(),
        up: degrees(),
        saved: z.int().nonnegative().describe('In kWh, on this day'),
        share: text(16).describe('The same in percent'),
      }),
    )
    .length(3),
  start: z.int().min(0).max(2).describe('Which choice stands there first'),
  savedName: text(60),
  beyondName: text(60),
  caption: text(260),
});
