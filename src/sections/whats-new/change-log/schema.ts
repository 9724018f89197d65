import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /whats-new-in-lintel/: product changes by month, the newest in full, older ones a line each, with a filter. */
export const changeLog = z.strictObject({
  type: z.literal('changeLog'),
  anchor: anchor(),
  title: text(60).describe('Heading, for the outline of the page only'),
  full: z.int().min(1).max(6).default(3).describe('How many months are told whole'),
  olderTitle: text(60).describe('Heading of the months after them'),
  olderLead: text(200),
  filterName: text(40).describe('Name of the filter, for those who do not see it'),
  more: text(40).describe('Shows the others'),
  monthLine: text(40).describe(
    'After the name of a month: its {version} and its main change, {label}',
  ),
  monthLink: text(40).describe('Words of the link to the page of a month'),
  emptyMonth: text(60).describe('Where a choice leaves nothing of a month; {month} is its name'),
  inFull: filled<Queries.MonthInFullFragment[]>('fullMonths', 'MonthInFull'),
  inRows: filled<Queries.MonthInRowsFragment[]>('laterMonths', 'MonthInRows'),
});
