import { z } from 'zod';
import { date, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /release-notes/, whole page: current versions, known faults, and the changes of each version. */
export const versionLog = z.strictObject({
  type: z.literal('versionLog'),
  ...heroWords,
  runsTitle: text(60),
  runsLead: text(240),
  runs: z
    .array(
      z.strictObject({
        product: text(40),
        version: text(20),
        since: date(),
        needs: text(60).describe('What it runs on'),
        older: text(90).describe('What happens to the one before'),
      }),
    )
    .min(1)
    .max(8),
  runsHeads: z
    .array(text(24))
    .length(5)
    .describe('Heads of the table: product, version, since, runs on, the one before'),
  openTitle: text(60),
  openLead: text(240).describe('{count} is how many known faults are open'),
  sinceVersion: text(24).describe('Before the version that a fault is known since'),
  logTitle: text(60),
  logLead: text(240),
  logFilter: text(40).describe('Name of the filter, for those who do not see it'),
  changesLink: text(60).describe('Link to what is new of that month; {month} is its name'),
  emptyVersion: text(80).describe('Where a choice leaves nothing of a version'),
  versions: filled<Queries.LoggedVersionFragment[]>('months', 'LoggedVersion'),
});
