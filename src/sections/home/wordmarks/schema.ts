import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';

/** /: logos of customers under one sentence. */
export const wordmarks = z.strictObject({
  type: z.literal('wordmarks'),
  title: text(120),
  customers: z.array(shown('Customer')).min(4).max(12).describe('A multiple of four'),
});
