import { z } from 'zod';
import { site } from '../../site';
import { date, pageFields, text } from '../fields';
import { resources } from '../hubs';
import type { PageKind } from '../kind';

/** A topic of the knowledge base: `content/knowledge-base/` → `/why-{provider}/knowledge-base/{slug}/`. */
export const knowledgeBase = {
  name: 'KnowledgeBase',
  label: 'knowledge-base',
  folder: 'knowledge-base',
  format: 'md',
  address: (slug) => `/why-${site.slug}/knowledge-base/${slug}/`,
  title: 'Knowledge base',
  hubs: [resources],
  dateKey: 'updated',
  order: 'title',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    updated: date().describe('Day of the last change of substance'),
    questions: z.array(text(160)).min(2).describe('Questions this topic answers'),
  }),
} satisfies PageKind;

export type KnowledgeBase = z.infer<typeof knowledgeBase.schema>;
