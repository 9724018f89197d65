import { z } from 'zod';
import {
  date,
  href,
  image,
  markdown,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';
import { figure } from '../../content-model/results';
import { withRole } from '../../content-model/roles';
import { anchor } from '../../content-model/anchor';

const fact = withRole(
  z.strictObject({
    label: text(30).describe('For example How much, Team'),
    value: text(160),
  }),
  { is: 'type', name: 'Fact' },
);

const milestone = z.strictObject({
  when: text(40).describe('For example March 2024'),
  title: text(80),
  text: markdown(),
});

const usedModule = z.strictObject({
  text: text(40).describe('Name of the module'),
  href: href().optional().describe('Its page, once there is one'),
});

const chapter = z.strictObject({
  title: text(60).describe('Heading, for example The challenge'),
  anchor: anchor()
    .unwrap()
    .describe('Name that links can point at, as in #challenge')
    .meta({ examples: ['challenge'] }),
  text: markdown().optional().describe('What happened'),
  drawing: reference('Drawing').optional().describe('Drawn interface under the text'),
  caption: text(200).optional().describe('What the drawing’s marks mean, and its period'),
  shows: z
    .enum(['milestones', 'quote'])
    .optional()
    .describe('What stands at the end of the chapter: the timeline or the quote'),
});

export const caseStudySchema = z.strictObject({
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
  size: z
    .enum(['small', 'medium', 'large'])
    .describe('Sites that the customer runs: up to 25, up to 100, or more'),
  image: image().describe('Model of the customer’s buildings'),
  wash: z
    .enum(['rose', 'pine', 'amber', 'ice', 'stone'])
    .default('rose')
    .describe('What the first screen lies on: the hue of the base of its model'),
  facts: z.array(fact).min(1).max(2).describe('How much, team; who it is stands with the customer'),
  modules: z.array(usedModule).min(1).describe('Modules in use'),
  since: text(100).describe('When the customer went live, for example March 2024'),
  figures: z.array(figure).length(3).describe('Three results, each with period and source'),
  failure: text(140).describe(
    'What did not work, in a sentence that leads to the last chapter: under the results, and on the hub',
  ),
  chapters: z
    .array(chapter)
    .min(3)
    .describe('The story in reading order; the last chapter says what did not work'),
  milestones: z.array(milestone).min(3).describe('What happened when'),
  quote: z
    .strictObject({ text: text(300), person: reference('Person') })
    .describe('One sentence of the customer'),
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
