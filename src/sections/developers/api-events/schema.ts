import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { line, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import type { ListedEvent } from '../fileParts';

/** /developers/: the events of the OpenAPI file, and how to tell that one is from us. */
export const apiEvents = z.strictObject({
  type: z.literal('apiEvents'),
  anchor: anchor(),
  title: text(90).describe('{count} is how many events there are'),
  newest: text(60).describe('Stands over those that came later than the others'),
  signature: text(60),
  says: text(260).describe('What is signed, and where the signature stands'),
  samples: z
    .array(z.strictObject({ language: line(20), code: z.string().trim().min(1) }))
    .min(2)
    .max(3),
  events: filled<ListedEvent[]>('events'),
});
