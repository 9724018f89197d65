import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';
import { RIGHTS } from '../../../content-model/open-api/schema';
import { filled } from '../../../content-model/shown';
import type { CallGroup } from '../fileParts';

/** /developers/: every call of the OpenAPI file, with parameters and an example. */
export const apiPaths = z.strictObject({
  type: z.literal('apiPaths'),
  anchor: anchor(),
  title: text(90).describe('{count} is how many calls there are'),
  text: markdown(),
  rights: z.record(z.enum(RIGHTS), text(40)).describe('What each right is called'),
  groups: filled<CallGroup[]>('callGroups'),
});
