import { z } from 'zod';
import { NOTICE_DAYS, noticeOf } from './subProcessors';
import { date, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

const day = (what: string, example: string) =>
  date().meta({ description: what, examples: [example] });

const met = () =>
  z
    .enum(['always', 'asked'])
    .optional()
    .describe('`asked`: only if the customer switches it on, or lets it in');

const change = { announced: day('Day on which customers were told', '2026-01-05') };

const isInTime = ({ announced, on }: { announced: string; on: string }): boolean =>
  noticeOf(announced, on) >= NOTICE_DAYS;
const tooLate = { path: ['on'], error: `a day at least ${NOTICE_DAYS} days after \`announced\`` };

/**
 * A firm that processes customers' data for us: `content/data/sub-processors/`. The table, the list
 * of changes and the feed of /privacy/sub-processors/ all follow from these files.
 */
export const subProcessor = {
  name: 'SubProcessor',
  label: 'sub-processor',
  folder: 'data/sub-processors',
  format: 'yaml',
  schema: z.strictObject({
    firm: text(60).describe('Its name'),
    country: text(90).describe('Where it processes the data'),
    does: text(160).describe('What it does for us'),
    data: text(200).describe('Which data it sees'),
    serves: text(90).describe('Whose data: all accounts, or which of them'),
    transfer: text(240).describe('What allows the data to go there'),
    meets: z
      .strictObject({ ohio: met(), london: met(), frankfurt: met(), dubai: met() })
      .refine((regions) => Object.values(regions).some(Boolean), {
        error: 'at least one region; a table would say “No” for each',
      })
      .meta({
        description: 'Accounts that it meets, or met until it left, by their region',
        examples: [{ ohio: 'always' }],
      }),
    begins: z
      .strictObject({ ...change, on: day('First day on which it may see data', '2026-02-09') })
      .refine(isInTime, tooLate),
    ends: z
      .strictObject({
        ...change,
        on: day('First day without it', '2026-02-09'),
        why: text(160).describe('Why it left, and what became of the data there'),
      })
      .refine(isInTime, tooLate)
      .optional()
      .describe('Once it is, or will be, no longer one'),
  }),
} satisfies Kind;

export type SubProcessor = z.infer<typeof subProcessor.schema>;
