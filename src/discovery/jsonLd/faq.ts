import { plainOf } from '../plainOf';
import type { Describe } from './thing';

interface Item {
  readonly question: string;
  readonly answer: string;
}

interface FaqSection {
  readonly type: string;
  readonly items?: readonly Item[];
}

/** The questions of a page with their answers: its own, and those of all its sections of questions. */
export const faq: Describe = ({ data }) => {
  const sections = (data['sections'] ?? []) as readonly FaqSection[];
  const items = [
    ...((data['questions'] ?? []) as readonly Item[]),
    ...sections.filter(({ type }) => type === 'faq').flatMap((section) => section.items ?? []),
  ];
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
