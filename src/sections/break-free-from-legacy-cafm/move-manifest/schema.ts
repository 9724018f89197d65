import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /break-free-from-legacy-cafm/: records a migration imports, with the share still in use, and what it leaves behind. */
export const moveManifest = z.strictObject({
  type: z.literal('moveManifest'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  freight: z
    .array(
      z
        .strictObject({
          name: text(40),
          count: z.int().min(1).describe('How many there were'),
          inWords: text(40).describe('Both as they are read: 61,000 of 74,600 lines'),
          kept: z.int().min(0).describe('How many of them are in use today'),
          text: text(160).describe('What became of the others'),
        })
        .refine(({ count, kept }) => kept <= count, { path: ['kept'], error: 'at most the count' }),
    )
    .min(3)
    .max(8),
  cameAlong: text(40).describe('What the filled part of a bar is'),
  behindTitle: text(40),
  behind: z.array(text(90)).min(2).max(6).describe('What is left, struck through'),
  behindNote: text(320),
});
