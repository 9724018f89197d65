import { z } from 'zod';
import { href, line, text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const mark = z.enum(['offline', 'connected', 'new']);

const book = z.strictObject({
  id: line(40).describe('Anchor of the module on the page'),
  family: z.enum(['cmms', 'buildings', 'refrigeration']),
  name: text(40),
  href: href(),
  lines: z
    .array(z.strictObject({ what: text(110), is: z.array(mark).max(3).default([]) }))
    .min(3)
    .max(14)
    .describe('One feature each, in words that somebody would look for'),
});

export type RegisterModule = z.infer<typeof book>;
export type RegisterMark = z.infer<typeof mark>;

/** /features/, hero: index of every feature by module, filtered by word or mark, with the modules as books on a shelf. */
export const register = z.strictObject({
  type: z.literal('register'),
  ...heroWords,
  findLabel: text(60).describe('Name of the field that narrows the register'),
  findExample: text(60),
  markLabel: text(60).describe('Stands over the choice of marks, for those who cannot see it'),
  marks: z
    .strictObject({ all: text(20), offline: text(30), connected: text(30), new: text(30) })
    .describe('The words of the choice, and of the marks behind the lines'),
  modules: z.array(book).min(1).max(24),
  absent: text(160).describe('What stands where nothing is found'),
});
