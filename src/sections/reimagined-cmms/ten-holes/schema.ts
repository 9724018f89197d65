import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

/** Places of missing features on the screen. */
const places = [
  'urgent',
  'fields',
  'codes',
  'flow',
  'gantt',
  'plan',
  'dot',
  'bell',
  'eraser',
  'server',
] as const;

export type HolePlace = (typeof places)[number];

const hole = z.strictObject({ name: text(40), place: z.enum(places) });

/** /reimagined-cmms/, hero: work order screen with gaps, each linked to the reason for the missing feature. */
export const tenHoles = z.strictObject({
  type: z.literal('tenHoles'),
  ...heroWords,
  screen: text(60).describe('What stands in the bar of the screen'),
  job: z
    .strictObject({
      title: text(60),
      asset: text(60),
      who: text(40),
      due: text(40),
      done: text(30),
    })
    .describe('The one record that is there'),
  holes: z.array(hole).length(10).describe('In the order in which the page explains them'),
});
