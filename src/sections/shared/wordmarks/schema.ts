import { z } from 'zod';
import { reference, text } from '../../../content-model/fields';

/** /: logos of customers under one sentence. */
export const wordmarks = z.strictObject({
  type: z.literal('wordmarks'),
  title: text(120),
  customers: z.array(reference('Customer')).min(4).max(12).describe('A multiple of four'),
});
