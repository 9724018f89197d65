import { z } from 'zod';
import { date, text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';
import { filled } from '../../../content-model/shown';

/** /release-notes/, opening: each known fault is a line from the version that brought it; open ones run to the edge. */
export const knownLines = z.strictObject({
  type: z.literal('knownLines'),
  ...openingWords,
  source: text(60).describe('{today} is the day of the build, up to which open faults are counted'),
  term: text(60).describe('{first} and {last} are the first version and the one in use'),
  title: text(90).describe('{open} is how many faults are open'),
  lead: text(260).describe('{all} faults became known, {fixed} of them are fixed'),
  next: z.strictObject({ version: text(8), on: date() }).describe('The version that is not out'),
  chartTitle: text(90).describe('Heading of the lines'),
  fixedTitle: text(90).describe('{fixed} faults, half of them within {median} days'),
  fixedLead: text(120).describe('The one that took longest: {days}, {from} and {to}'),
  versions: filled<Queries.KnownVersionFragment[]>('months', 'KnownVersion'),
});
