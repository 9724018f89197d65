import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /why-lintel/: compares alternatives in words, one column each. */
export const comparison = z
  .strictObject({
    type: z.literal('comparison'),
    anchor: anchor(),
    variant: z
      .enum(['table', 'papers'])
      .default('table')
      .describe('A table; or for up to four rows a paper for each, whose last line is ours'),
    title: text(90),
    lead: text(320).optional(),
    columns: z.array(text(40)).min(2).max(4).describe('The alternatives; the last one is ours'),
    rows: z
      .array(
        z.strictObject({
          title: text(60).describe('The moment that is compared'),
          cells: z.array(text(120)).min(2).max(4).describe('One for each column, in their order'),
        }),
      )
      .min(3)
      .max(10),
    note: markdown().optional().describe('What the table does not say, under it'),
  })
  .check(({ value, issues }) => {
    value.rows.forEach(({ cells }, index) => {
      if (cells.length === value.columns.length) return;
      const message = `${value.columns.length} cells, one for each column`;
      issues.push({ code: 'custom', message, input: cells, path: ['rows', index, 'cells'] });
    });
  });
