import type { DescribeJsonLd } from '../../content-model/kind';
import { article } from '../../discovery/jsonLd/article';
import { faq } from '../../discovery/jsonLd/faq';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { KnowledgeBase } from './schema';

/** A topic: what there is to read, the terms that it explains, and the questions that it answers. */
export const topicJsonLd: DescribeJsonLd<KnowledgeBase> = (page, origin) => [
  ...article('TechArticle')(page, origin),
  {
    '@type': 'DefinedTermSet',
    name: withoutNoBreaks(page.title),
    url: origin + page.path,
    hasDefinedTerm: page.data.terms.map(({ term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: withoutNoBreaks(term),
      description: withoutNoBreaks(meaning),
    })),
  },
  ...faq(page),
];
