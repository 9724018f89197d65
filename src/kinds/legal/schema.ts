import { z } from 'zod';
import { date, pageFields, reference, text } from '../../content-model/fields';

const version = z.strictObject({
  date: date().describe('Day from which it holds'),
  text: text(240).describe('What changed'),
});

const isNewestFirst = (versions: readonly { readonly date: string }[]): boolean =>
  versions.every(({ date: day }, index) => index === 0 || day < (versions[index - 1]?.date ?? ''));

export const legalSchema = z.strictObject({
  ...pageFields,
  versions: z
    .array(version)
    .min(1)
    .refine(isNewestFirst, { error: 'the newest version first' })
    .describe('Every version, the newest first; their number is that of the document'),
  form: reference('Form').optional().describe('The form that {form} puts into a clause'),
});

export type Legal = z.infer<typeof legalSchema>;
