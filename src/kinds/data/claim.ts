import { z } from 'zod';
import { date, reference, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { withRole } from '../../content-model/roles';

const quantity = (value: z.ZodNumber) =>
  withRole(
    z.strictObject({
      value: value.describe('Number that the bar is drawn from, in one unit for both bars'),
      text: text(20).describe('The same with its unit, as read on the bar: 4 h 10 min'),
    }),
    { is: 'type', name: 'Quantity' },
  );

/** Claim, a number that states an effect: `content/data/claims/`. */
export const claim = {
  name: 'Claim',
  label: 'claim',
  folder: 'data/claims',
  format: 'yaml',
  schema: z.strictObject({
    claim: text(70).describe('What is counted, for example calls to the service desk a month'),
    figure: text(24).describe('The figure as visitors read it, for example −31% or $412k'),
    before: quantity(z.number().positive())
      .optional()
      .describe('Where it began; with `after`, the two can be drawn as bars'),
    after: quantity(z.number().nonnegative()).optional().describe('Where it ended'),
    unit: text(60).describe(
      'What the figure counts, read after it without saying its unit again: 31, calls a month; 9 days, at the median',
    ),
    period: text(110).describe('When, for example September 2025 against September 2024'),
    sample: text(110).describe('How many, of what, for example 23 hospitals'),
    source: text(110).describe('Whose figure, and how it was taken'),
    concerns: z
      .enum(['time', 'faults', 'resources', 'records'])
      .optional()
      .describe('What kind of thing it counts, for those who narrow the results of case studies'),
    customer: reference('Customer').optional(),
    validUntil: date().describe(
      'Last day on which it may be claimed; from then on the content check asks for a new one',
    ),
  }),
} satisfies Kind;

export type Claim = z.infer<typeof claim.schema>;
