import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

/** /rebuild/, hero: construction fence with peepholes onto the rooms of a maintenance department. */
export const worksFence = z.strictObject({
  type: z.literal('worksFence'),
  ...heroWords,
  holes: z
    .array(
      z.strictObject({
        room: z
          .enum(['reception', 'plant', 'office', 'shop', 'terrace'])
          .describe('Which room is drawn'),
        name: text(30),
        glimpse: text(120).describe('What one sees through this hole'),
      }),
    )
    .length(5),
});
