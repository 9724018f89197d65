import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import type { ListedError } from '../fileParts';

/** /developers/: the errors of the OpenAPI file, and what helps. */
export const apiErrors = z.strictObject({
  type: z.literal('apiErrors'),
  anchor: anchor(),
  title: text(90),
  errors: filled<ListedError[]>('apiErrors'),
});
