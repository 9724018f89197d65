import { z } from 'zod';
import { date, file, line, pageFields, reference, text } from '../../content-model/fields';
import { VERDICTS } from './conformance';
import { hasEachCriterion, LEVELS } from './wcag';

const version = z.strictObject({
  date: date().describe('Day from which it holds'),
  text: text(240).describe('What changed'),
});

const criterion = z.strictObject({
  number: line(6).describe('Number of the success criterion, `1.4.3`'),
  level: z.enum(LEVELS).describe('Its level'),
  name: text(60).describe('Its name in the guidelines'),
  verdict: z.enum(VERDICTS).describe('Whether the site meets it'),
  remark: text(160).describe('What is so, on this site'),
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
  criteria: z
    .array(criterion)
    .refine(hasEachCriterion, {
      error: 'each criterion of WCAG 2.2, A and then AA, once, in order',
    })
    .optional()
    .describe('A conformance report, which {conformance-table} puts into a clause'),
  download: file().optional().describe('It as a PDF; `npm run make:agreements` prints it'),
  form: reference('Form').optional().describe('The form that {form} puts into a clause'),
});
