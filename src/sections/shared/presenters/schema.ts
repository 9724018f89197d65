import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /demo-days/ pages: people who give the demo, and what each does in it. */
export const presenters = z.strictObject({
  type: z.literal('presenters'),
  anchor: anchor(),
  title: text(90),
  shown: z
    .array(z.strictObject({ person: shown('Person'), does: text(260) }))
    .min(1)
    .max(4),
});
