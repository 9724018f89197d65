import { z } from 'zod';
import { date, image, pageFields, text } from '../fields';
import { resources } from '../hubs';
import type { PageKind } from '../kind';

const panel = z.strictObject({
  value: text(20).describe('The figure, with its unit'),
  title: text(100),
  text: text(320).describe('What it means'),
  source: text(160).describe('Where it comes from'),
});

/** An infographic: `content/infographics/` → `/resources/infographic/{slug}/`. */
export const infographic = {
  name: 'Infographic',
  label: 'infographic',
  folder: 'infographics',
  format: 'md',
  address: (slug) => `/resources/infographic/${slug}/`,
  title: 'Infographic',
  hubs: [resources, { text: 'Infographics', href: '/resources/infographic/' }],
  dateKey: 'date',
  order: 'date',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    date: date().describe('Day of publication'),
    image: image().optional(),
    panels: z.array(panel).min(3).describe('The figures, in reading order'),
  }),
} satisfies PageKind;

export type Infographic = z.infer<typeof infographic.schema>;
