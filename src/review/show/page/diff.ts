import type { ChangedWords, Words } from '../../compare/review';
import { marked } from '../say';
import { Html, html } from './html';

const escaped = (text: string): string => html`${text}`.text;

/** Words with what went and what came marked. */
export const words = (parts: Words): Html =>
  new Html(
    marked(
      parts.map((part) => (typeof part === 'string' ? escaped(part) : part)),
      (text) => html`<del>${text}</del>`.text,
      (text) => html`<ins>${text}</ins>`.text,
    ),
  );

/** The end of a sentence, where another begins. */
const ENDS = /(?<=[.!?][”’)]?) (?=[\p{Lu}“‘\d])/u;

/** Words that stayed at both ends, cut to the sentence of what changed. */
export function cutToSentence(parts: Words): Words {
  if (parts.every((part) => typeof part === 'string')) return parts;
  return parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const sentences = part.split(ENDS);
    if (index === 0) return sentences.length > 1 ? `… ${sentences.at(-1)}` : part;
    const isLast = index === parts.length - 1;
    return isLast && sentences.length > 1 ? `${sentences[0]} …` : part;
  });
}

/** One place of a page: the heading above it, unless the place before it has the same, and its words. */
export const place = (
  { where, parts }: ChangedWords,
  index: number,
  all: readonly ChangedWords[],
): Html =>
  html`<div class="diff">
    ${where !== '' && where !== all[index - 1]?.where && html`<p class="where">${where}</p>`}
    <p>${words(cutToSentence(parts))}</p>
  </div>`;
