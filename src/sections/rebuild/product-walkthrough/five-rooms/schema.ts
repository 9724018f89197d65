import { z } from 'zod';
import { link, text } from '../../../../content-model/fields';
import { shownPicture } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

const time = () => z.string().regex(/^\d\d:\d\d$/, { error: 'a time such as 08:06' });

/** In units of the picture, which is 1,000 wide and 750 high. */
const points = () =>
  z
    .string()
    .regex(/^\d+,\d+( \d+,\d+)+$/, { error: 'places on the model such as 135,412 192,373' });

/** /rebuild/product-walkthrough/, hero and main part: one work order through five rooms of a model building. */
export const fiveRooms = z.strictObject({
  type: z.literal('fiveRooms'),
  ...heroWords,
  rooms: z.strictObject({
    model: shownPicture('PictureWide'),
    map: text(60).describe('Names the marks on the model'),
    record: text(40).describe('Name of the record, such as its number'),
    path: points().describe('The dotted line of the model, through all pins'),
    closed: time().describe('When the record closes'),
    stops: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z-]+$/, { error: 'a lower-case name such as plant-room' }),
          name: text(30),
          at: time(),
          pin: z
            .string()
            .regex(/^\d+,\d+$/, { error: 'one of the places of the path, such as 192,373' }),
          floor: points().describe('Outline of the room on the model'),
          title: text(70),
          text: text(320),
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
