import type { RoiInputs } from '../fields.ts';
import type { Pair } from './address.ts';
import { toCsv } from '../../format/csv.ts';
import { csvRows } from './csvRows.ts';

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\ufeff';

/** The working of one or two sets as a file. Loaded when somebody asks for it. */
export const makeCsv = (sets: Pair<RoiInputs>): Blob =>
  new Blob([MARK, toCsv(csvRows(sets))], { type: 'text/csv;charset=utf-8' });
