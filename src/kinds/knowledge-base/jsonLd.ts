import type { DescribeJsonLd } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { faq } from '../../discovery/jsonLd/faq';
import { asTyped } from '../../text/withoutNoBreaks';
import type { KnowledgeBase } from './schema';

/** A topic: what there is to read, the terms that it explains, and the questions that it answers. */
export const topicJsonLd: DescribeJsonLd<KnowledgeBase> = (page, origin) => [
  ...article('TechArticle')(page, origin),
  {
    '@type': 'DefinedTermSet',
    name: asTyped(page.title),
    url: origin + page.path,
    hasDefinedTerm: page.data.terms.map(({ term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: asTyped(term),
      description: asTyped(meaning),
    })),
  },
  ...faq(page),
];
