import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { date, markdown, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import type { ApiChange } from './changes';

/** /developers/: both versions of the API, and every change for programs that the release notes have. */
export const apiVersions = z.strictObject({
  type: z.literal('apiVersions'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
  from: date().describe('Where the axis begins'),
  until: date().describe('Where it ends'),
  versions: z
    .array(z.strictObject({ name: text(12), from: date(), until: date(), says: text(60) }))
    .length(2)
    .describe('The old one, then the new one'),
  start: z.string().describe('Version of Lintel that is read first'),
  all: text(60).describe('{count} is how many changes there are'),
  changes: filled<ApiChange[]>('apiChanges'),
});
