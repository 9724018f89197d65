import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const age = z.strictObject({
  name: text(40),
  hours: z.int().positive(),
  text: text(120).describe('What these hours are'),
});

export type WallAge = z.infer<typeof age>;

/** /maintenance-management/, hero: maintenance backlog as a wall, a brick per hour, after a chosen number of weeks. */
export const hoursWall = z.strictObject({
  type: z.literal('hoursWall'),
  ...heroWords,
  sentence: text(300).describe('The wall in one sentence, for those who cannot see it'),
  perCourse: z.int().min(20).max(60).describe('Bricks in a course'),
  ages: z.array(age).length(4).describe('From the oldest, at the foot, to the newest'),
  offWeekly: z.int().positive().describe('Hours that the crew takes off in a week'),
  onWeekly: z.int().positive().describe('Hours that are laid on in a week'),
  choose: text(60).describe('Over the choice of weeks'),
  weeks: z.array(z.int().min(0).max(20)).min(3).max(6).describe('To choose from'),
  atStart: text(20).describe('What no weeks are called'),
  afterOne: text(20).describe('What one week is called'),
  afterWeeks: text(20).describe('{n} is the number of weeks'),
  painted: text(40).describe('What the key says to hours that were taken off'),
  laid: text(40).describe('What it says to hours that came on top'),
  left: text(60).describe('After the hours that are left'),
  caption: text(320),
});
