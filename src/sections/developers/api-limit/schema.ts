import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import type { RunnableCall } from '../fileParts';

/** /developers/: how many calls a minute, and when a program would be told to wait. */
export const apiLimit = z.strictObject({
  type: z.literal('apiLimit'),
  anchor: anchor(),
  title: text(90).describe('{calls} a minute'),
  lead: text(220),
  most: z.int().min(20).describe('Calls a second at the end of the ruler'),
  start: z.int().min(1).describe('Calls a second that it begins with'),
  call: filled<RunnableCall>('runnableCall'),
});
