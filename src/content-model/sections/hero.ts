import { z } from 'zod';
import { image, link, text } from '../fields';

/** The first section: what the page is about, and the one action that matters. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  title: text(90),
  lead: text(320),
  actions: z.array(link()).max(2).default([]),
  image: image().optional(),
});
