import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

const COLUMNS = 12;

/** /industry/corporate-facilities/, hero: floor plan of an office; the rooms’ states at a chosen hour of a weekend. */
export const floorSheet = z
  .strictObject({
    type: z.literal('floorSheet'),
    ...heroWords,
    legend: text(60).describe('Question over the hours'),
    instants: z
      .array(z.strictObject({ day: text(20), clock: text(8) }))
      .min(2)
      .max(6)
      .describe('Hours to choose from; the last one is shown first'),
    cells: z
      .array(
        z.strictObject({
          number: text(10),
          name: text(30),
          column: z.int().min(1).max(COLUMNS).describe('Of twelve, from the left'),
          row: z.int().min(1).max(12),
          columns: z.int().min(1).max(COLUMNS).describe('How many it spans'),
          rows: z.int().min(1).max(6).default(1),
          states: z
            .array(
              z.strictObject({
                tone: z
                  .enum(['fault', 'work', 'ready', 'off'])
                  .describe('fault: something is wrong; work; ready; off: dark, without air'),
                text: text(80),
              }),
            )
            .min(2)
            .max(6)
            .describe('One for each hour'),
        }),
      )
      .min(4)
      .max(16),
    origin: text(260),
  })
  .check(({ value, issues }) => {
    value.cells.forEach(({ states, column, columns }, index) => {
      const path = ['cells', index];
      if (states.length !== value.instants.length) {
        const message = `${value.instants.length} states, one for each hour`;
        issues.push({ code: 'custom', message, input: states, path: [...path, 'states'] });
      }
      if (column + columns - 1 > COLUMNS) {
        const message = `a room within ${COLUMNS} columns`;
        issues.push({ code: 'custom', message, input: columns, path: [...path, 'columns'] });
      }
    });
  });
