import { z } from 'zod';
import { link, text } from '../../../../content-model/fields';
import { shownPicture } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

const percent = () => z.number().min(0).max(100);

/** /rebuild/product-walkthrough/, hero and main part: one work order through five rooms of a model building. */
export const fiveRooms = z.strictObject({
  type: z.literal('fiveRooms'),
  ...heroWords,
  rooms: z.strictObject({
    model: shownPicture(),
    map: text(60).describe('Names the marks on the model'),
    record: text(40).describe('Name of the record, such as its number'),
    added: text(40).describe('Beside the lines that a room adds'),
    stops: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z-]+$/, { error: 'a lower-case name such as plant-room' }),
          name: text(30),
          at: text(10),
          left: percent().describe('Its mark on the model, from the left'),
          top: percent(),
          title: text(70),
          text: text(420),
          state: text(30).describe('State of the record when the room is left'),
          lines: z
            .array(z.strictObject({ field: text(24), value: text(80) }))
            .min(1)
            .max(5)
            .describe('What this room adds to the record'),
          more: link(),
        }),
      )
      .min(3)
      .max(6),
  }),
});
