import type { FAQPage } from 'schema-dts';
import type { PublicPage } from '../../content-model/publicPage';
import { plainOf } from '../plainOf';

interface Item {
  readonly question: string;
  readonly answer: string;
}

interface Asked {
  readonly questions?: readonly Item[];
  readonly sections?: readonly { readonly type: string; readonly items?: readonly Item[] }[];
}

const TYPES = ['answered', 'faq'];

/** The questions of a page with their answers: its own, and those of all its sections of questions. */
export function faq(page: PublicPage<object>): FAQPage[] {
  const { questions = [], sections = [] } = page.data as Asked;
  const items = [
    ...questions,
    ...sections
      .filter(({ type }) => TYPES.includes(type))
      .flatMap((section) => section.items ?? []),
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
}
