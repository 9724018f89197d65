import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const port = z.strictObject({
  shape: z
    .enum(['power', 'socket', 'terminals', 'pulses', 'slot', 'button', 'none'])
    .describe('none: a port that is not there, drawn as an empty outline'),
  label: text(14).describe('As printed on the box'),
  name: text(40),
  text: text(120),
  isLive: z.boolean().default(false).describe('The one through which values leave'),
});

export type BoxPort = z.infer<typeof port>;

/** /iot-edge/, hero: the IoT Edge box from above with its lid off: parts, ports and the purpose of each. */
export const openBox = z.strictObject({
  type: z.literal('openBox'),
  ...heroWords,
  name: text(40).describe('Printed inside'),
  innards: z
    .array(z.strictObject({ name: text(40), text: text(120) }))
    .length(4)
    .describe('What one sees under the lid, from left to right'),
  ports: z.array(port).min(4).max(9).describe('Along the edge, from left to right'),
  note: text(240).optional(),
});
