import { z } from 'zod';
import { link, text } from '../../../../content-model/fields';
import { shownPicture } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /product/connected-refrigeration/, hero: refrigeration circuit of a store, with readings along it. */
export const coldLoop = z.strictObject({
  type: z.literal('coldLoop'),
  ...heroWords,
  image: shownPicture('PictureWide').describe('Model inside the line'),
  stops: z
    .array(
      z.strictObject({
        place: text(40).describe('Where on the line, and which machine'),
        reading: text(24).describe('What it says there, large'),
        text: text(120),
        link: link().describe('The module that asks'),
      }),
    )
    .length(4)
    .describe('In the order of the flow: machine room, roof, pipe, sales floor'),
  note: text(240).describe('Which store, which minute'),
});
