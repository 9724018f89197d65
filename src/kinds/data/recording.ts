import { z } from 'zod';
import { text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { bytesOf } from '../../content-model/resolvers';
import { recordingFile } from '../../format/captions';

const cue = z.strictObject({
  at: z
    .int()
    .min(0)
    .describe('Second at which it begins, 0 for the first; it stays until the next'),
  text: text(110),
});

/**
 * Short silent recording of the drawn interface: `content/data/recordings/`. Its lines are captions
 * and transcript; `npm run make:recordings` makes the files from them.
 */
export const recording = {
  name: 'Recording',
  label: 'recording',
  folder: 'data/recordings',
  format: 'yaml',
  resolvers: {
    Recording: {
      // Size of the file that most browsers load.
      bytes: {
        type: 'Int!',
        resolve: ({ slug }: { slug: string }) => bytesOf(recordingFile(slug, 'webm')),
      },
    },
  },
  schema: z.strictObject({
    title: text(60),
    text: text(200).describe('What one knows afterwards'),
    family: z.enum(['cmms', 'buildings', 'refrigeration']).describe('Product family'),
    seconds: z.int().min(20).max(60).describe('How long it is'),
    poster: z.number().min(0).describe('Second of the picture that is shown before it plays'),
    sentence: text(300).describe('What is seen, in one sentence'),
    lines: z.array(cue).min(4).max(14).describe('Captions and transcript'),
  }),
} satisfies Kind;

export type Recording = z.infer<typeof recording.schema>;
