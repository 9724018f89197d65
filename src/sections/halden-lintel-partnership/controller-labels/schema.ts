import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /halden-lintel-partnership/: labels of the controller series, and how each connects to Lintel. */
export const controllerLabels = z.strictObject({
  type: z.literal('controllerLabels'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  makerName: text(30).describe('As it is printed on the label'),
  labels: z
    .array(
      z.strictObject({
        series: text(10),
        part: text(30).describe('The part number, printed small'),
        serial: text(30),
        made: text(40).describe('When it was sold'),
        verdict: text(40),
        isDirect: z.boolean().describe('Whether it reports without a box'),
        says: text(260),
      }),
    )
    .min(2)
    .max(4),
  note: markdown(),
});
