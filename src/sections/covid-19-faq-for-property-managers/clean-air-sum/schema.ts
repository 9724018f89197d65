import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const flow = () => z.number().nonnegative().describe('Cubic feet a minute');

/** /covid-19-faq-for-property-managers/: clean air supply of sample rooms as a share of what their occupants need. */
export const cleanAirSum = z.strictObject({
  type: z.literal('cleanAirSum'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  needLabel: text(60).describe('Name of the line at which there is enough'),
  airLabels: z
    .strictObject({ outdoor: text(40), filtered: text(40), portable: text(40) })
    .describe('Names of the three kinds of air'),
  rooms: z
    .array(
      z.strictObject({
        airedRoom: text(60),
        how: text(120).describe('How the air gets there'),
        people: z.number().int().positive(),
        each: z.number().positive().describe('Cubic feet a minute that each is to have'),
        outdoor: flow(),
        recirculated: flow(),
        kept: z
          .number()
          .min(0)
          .max(100)
          .describe('Percent of fine particles that the filter keeps'),
        portable: flow(),
        teaches: text(200).describe('What follows from it'),
      }),
    )
    .min(3)
    .max(5),
  note: markdown(),
});
