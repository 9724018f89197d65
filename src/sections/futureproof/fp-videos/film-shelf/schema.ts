import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

/** /futureproof/fp-videos/, hero: short films as bars to scale, cut where the captions change; each opens a player. */
export const filmShelf = z.strictObject({
  type: z.literal('filmShelf'),
  ...heroWords,
  shelfTitle: text(60).describe('Heading of the rows'),
  scale: z.int().min(20).max(120).describe('Seconds to which the rows are drawn'),
  reel: z
    .array(z.strictObject({ recording: shown('Recording', { as: 'RecordingTold' }) }))
    .min(2)
    .max(12),
  shelfNote: text(320).describe('Where the films come from, and what is loaded when'),
});
