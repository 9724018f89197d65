import { plainOf } from '../plainOf';
import type { Describe } from '../structured';

interface FaqSection {
  readonly type: string;
  readonly items?: readonly { readonly question: string; readonly answer: string }[];
}

/** The questions of a page with their answers, from all its sections of questions. */
export const faq: Describe = ({ data }) => {
  const sections = (data['sections'] ?? []) as readonly FaqSection[];
  const items = sections
    .filter(({ type }) => type === 'faq')
    .flatMap((section) => section.items ?? []);
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainOf(question),
        acceptedAnswer: { '@type': 'Answer', text: plainOf(answer) },
      })),
    },
  ];
};
