import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

/** /product/service-request-software/, opening: door sign with QR code, and the messages after a scan. */
export const requestDoor = z.strictObject({
  type: z.literal('requestDoor'),
  ...openingWords,
  scene: text(260).describe('What the picture shows, for those who cannot see it'),
  roomNumber: text(12).describe('Number on the sign'),
  roomName: text(40),
  ask: text(60).describe('What the sign asks for, over the code'),
  promise: text(60).describe('What it costs to answer, under the code'),
  rows: z
    .array(z.string().regex(/^[01]+$/, { error: 'a row of 0 and 1' }))
    .min(21)
    .max(29)
    .describe('The code, row by row: 1 is dark'),
  messages: z
    .array(z.strictObject({ from: text(40), text: text(120) }))
    .length(2)
    .describe('The first two lines of the thread: who asks, what answers'),
});
