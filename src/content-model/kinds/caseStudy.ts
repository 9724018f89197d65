import { z } from 'zod';
import { date, href, image, link, markdown, pageFields, reference, text } from '../fields';
import type { PageKind } from '../kind';
import { withRole } from '../roles';

const fact = withRole(
  z.strictObject({
    label: text(30).describe('For example Who, Team, Live since'),
    value: text(160),
  }),
  { is: 'type', name: 'Fact' },
);

const figure = withRole(
  z.strictObject({
    value: text(20).describe('For example −31% or $412k'),
    text: text(260).describe('What it counts, its period and its source'),
  }),
  { is: 'type', name: 'Figure' },
);

const milestone = z.strictObject({
  when: text(40).describe('For example March 2024'),
  title: text(80),
  text: markdown(),
});

/** A case study: `content/case-studies/` → `/resources/case-study/{customer}/`. */
export const caseStudy = {
  name: 'CaseStudy',
  label: 'case-study',
  folder: 'case-studies',
  format: 'md',
  dateKey: 'date',
  groupKey: 'industry',
  address: (slug) => `/resources/case-study/${slug}/`,
  schema: z.strictObject({
    ...pageFields,
    date: date().describe('Day of publication'),
    customer: reference('Customer'),
    industry: z
      .enum([
        'commercial-portfolios',
        'corporate-facilities',
        'education',
        'facility-management-services',
        'healthcare',
        'retail',
      ])
      .describe('Industry page the story belongs to'),
    image: image().describe('Model of the customer’s buildings'),
    facts: z.array(fact).min(3).max(6).describe('Who, how much, team, uses, live since'),
    figures: z.array(figure).length(3).describe('Three results, each with period and source'),
    milestones: z.array(milestone).min(3).describe('What happened when'),
    quote: z
      .strictObject({ text: text(300), person: reference('Person') })
      .describe('One sentence of the customer'),
    modules: z.array(link()).min(1).describe('Product pages of the modules in use'),
    source: href().optional().describe('Where the figures are published, if outside this site'),
  }),
} satisfies PageKind;

export type CaseStudy = z.infer<typeof caseStudy.schema>;
