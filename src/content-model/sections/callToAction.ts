import { z } from 'zod';
import { link, text } from '../fields';

/** The last sentence of a page and the step it asks for. */
export const callToAction = z.strictObject({
  type: z.literal('callToAction'),
  title: text(90),
  lead: text(320),
  actions: z.array(link()).min(1).max(2),
});
