import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';

const port = z.strictObject({
  shape: z
    .enum(['power', 'socket', 'terminals', 'pulses', 'slot', 'button', 'none'])
    .describe('none: a port that is not there, drawn as an empty outline'),
  label: text(14).describe('As printed on the box'),
  name: text(40),
  text: text(140),
  part: z.int().min(0).max(3).optional().describe('Part inside that it leads to, from 0'),
});

/** /iot-edge/: the box from above; its lid slides off, and a chosen port says what it is for. */
export const openBox = z.strictObject({
  type: z.literal('openBox'),
  anchor: anchor(),
  title: text(90),
  name: text(40).describe('Printed on the lid'),
  size: text(90).describe('Printed below it: size, weight, temperatures'),
  innards: z
    .array(z.strictObject({ name: text(40), text: text(120) }))
    .length(4)
    .describe('Processor, memory, key and capacitors, from left to right'),
  ports: z.array(port).min(4).max(9).describe('Along the edge, from left to right'),
  start: z.int().min(0).max(8).describe('Port that is chosen first, from 0'),
  act,
});
