import { z } from 'zod';
import { reference, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** Recordings, one open at a time, each with its words. */
export const filmChapters = z.strictObject({
  type: z.literal('filmChapters'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  recordings: z.array(reference('Recording')).min(1).max(6),
});
