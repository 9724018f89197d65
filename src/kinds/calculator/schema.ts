import { z } from 'zod';
import { image, pageFields, text } from '../../content-model/fields';
import type { PageKind } from '../../content-model/kind';

/**
 * A page with the calculator: `content/calculators/` → `/resources/{slug}/`. What the calculator
 * itself says stands in `content/data/roi/`, once for all of them.
 */
export const calculator = {
  name: 'Calculator',
  label: 'calculator',
  folder: 'calculators',
  format: 'md',
  address: (slug) => `/resources/${slug}/`,
  title: 'Calculator',
  hubs: [],
  order: 'title',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    lead: text(320).describe('What it is, under the heading'),
    image: image().optional().describe('Model beside the heading, on wide screens'),
  }),
} satisfies PageKind;

export type Calculator = z.infer<typeof calculator.schema>;
