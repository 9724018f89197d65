import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const rung = z.strictObject({
  name: text(40),
  text: markdown(),
  struck: z.int().positive().optional().describe('Hours struck out at once'),
  off: z.int().positive().optional().describe('Hours a week more that are taken off'),
  less: z.int().positive().optional().describe('Hours a week fewer that are laid on'),
  help: z
    .strictObject({ weeks: z.int().positive(), off: z.int().positive() })
    .optional()
    .describe('Hands for some weeks, and the hours they take off in each'),
});

/** /maintenance-management/: measures that shrink the backlog, each added to those before; the weeks are calculated. */
export const wallLadder = z.strictObject({
  type: z.literal('wallLadder'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  hours: z.int().positive(),
  offWeekly: z.int().positive(),
  onWeekly: z.int().positive(),
  horizon: z.int().min(26).max(104).describe('Weeks that the chart is wide'),
  choose: text(60),
  asIs: text(40).describe('What no rung is called'),
  asIsText: text(300),
  rungs: z.array(rung).min(2).max(5),
  alone: text(60).describe('Name of the line on which only the last rung is taken'),
  healthy: text(60).describe('What the end of each line is called'),
  inWeeks: text(60).describe('The answer; {n} is the number of weeks'),
  inYears: text(60).describe('The same from two years on; {n} is the number of years'),
  state: text(90).describe('Under it; {hours}, {off} and {on} are calculated'),
  hoursAxis: text(20),
  weekAxis: text(20).describe('{n} is the number of a week'),
  note: markdown(),
});
