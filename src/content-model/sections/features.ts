import { z } from 'zod';
import { link, markdown, text } from '../fields';
import { anchor } from './anchor';

/** Capabilities, each with a concrete case. */
export const features = z.strictObject({
  type: z.literal('features'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  items: z
    .array(z.strictObject({ title: text(80), text: markdown(), link: link().optional() }))
    .min(2),
});
