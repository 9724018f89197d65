import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const COLUMNS = 12;

const room = z.strictObject({
  number: text(10),
  name: text(30),
  column: z.int().min(1).max(COLUMNS).describe('Of twelve, from the left'),
  row: z.int().min(1).max(4),
  columns: z.int().min(1).max(COLUMNS).describe('How many it spans'),
  states: z
    .array(
      z.strictObject({
        tone: z
          .enum(['fault', 'work', 'ready', 'off'])
          .describe('fault: something is wrong; work; ready; off: dark, without air'),
        text: text(80),
      }),
    )
    .describe('One for each hour'),
});

/** /industry/corporate-facilities/: an office floor over a weekend; each room says its hours. */
export const floorSheet = z
  .strictObject({
    type: z.literal('floorSheet'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    place: text(60).describe('Whose floor'),
    instants: z
      .array(z.strictObject({ day: text(20), clock: text(8) }))
      .min(2)
      .max(6)
      .describe('Hours to choose from; the last one is shown first'),
    rooms: z.array(room).min(4).max(16),
    start: text(10).describe('Number of the room that is open at first'),
    origin: text(200),
    act,
  })
  .check(({ value: { rooms, instants, start }, issues }) => {
    rooms.forEach(({ states, column, columns }, index) => {
      const path = ['rooms', index];
      if (states.length !== instants.length) {
        const message = `${instants.length} states, one for each hour`;
        issues.push({ code: 'custom', message, input: states, path: [...path, 'states'] });
      }
      if (column + columns - 1 > COLUMNS) {
        const message = `a room within ${COLUMNS} columns`;
        issues.push({ code: 'custom', message, input: columns, path: [...path, 'columns'] });
      }
    });
    if (rooms.some(({ number }) => number === start)) return;
    issues.push({ code: 'custom', message: 'number of a room', input: start, path: ['start'] });
  });
