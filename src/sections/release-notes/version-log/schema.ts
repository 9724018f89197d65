import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';

/** /release-notes/: a fold for each version, newest first, with its fixes, known faults and changes for programs. */
export const versionLog = z.strictObject({
  type: z.literal('versionLog'),
  anchor: anchor(),
  title: text(60).describe('{count} is how many versions there are'),
  lead: markdown(),
  versions: filled<Queries.LoggedVersionFragment[]>('months', 'LoggedVersion'),
});
