import { z } from 'zod';
import { href, pageKind, text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

const heap = z.strictObject({
  heap: pageKind().describe('The kind that is counted'),
  name: text(30),
  text: text(90).describe('What it is for'),
  href: href(),
});

/** /resources/, hero: number of resources of each kind, as stacks on one scale; the build counts. */
export const kindTally = z.strictObject({
  type: z.literal('kindTally'),
  ...heroWords,
  heaps: z.array(heap).min(4).max(10),
  sum: text(120).describe('{count} stands for all of them together'),
  counts: filled<number[]>('counts'),
});
