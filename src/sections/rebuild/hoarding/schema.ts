import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

/** Opens a page: a fence around works, with holes through which one sees five rooms. */
export const hoarding = z.strictObject({
  type: z.literal('hoarding'),
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
