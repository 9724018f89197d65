import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /demo-days/ pages: short recordings, one open at a time, with transcripts. */
export const filmChapters = z.strictObject({
  type: z.literal('filmChapters'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  recordings: z.array(shown('Recording')).min(1).max(6),
});
