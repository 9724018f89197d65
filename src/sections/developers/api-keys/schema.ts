import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { link, text } from '../../../content-model/fields';

/** /developers/: how a program says who it is, and what it may do. */
export const apiKeys = z.strictObject({
  type: z.literal('apiKeys'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  action: link(),
  code: z.string().trim().min(1).describe('A first call'),
  rights: z.array(z.strictObject({ name: text(40), says: text(120) })).min(2),
});
