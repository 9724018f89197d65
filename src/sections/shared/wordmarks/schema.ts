import { z } from 'zod';
import { reference, text } from '../../../content-model/fields';

/** Who uses it: wordmarks of customers under one sentence that is true. */
export const wordmarks = z.strictObject({
  type: z.literal('wordmarks'),
  title: text(120),
  customers: z.array(reference('Customer')).min(4).max(12).describe('A multiple of four'),
});
