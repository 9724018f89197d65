import { escape } from '../../http/escape.ts';
import { answerPage, type AnswerPage } from '../../http/page.ts';
import { fill } from '../../text/fillWords.ts';
import errorCopy from '../../copy/roiErrors.json';
import type { ParameterError } from '../parse.ts';
import { palette } from '../../styles/palette.ts';
import * as words from './copy.ts';

const style = `
ul{list-style:none;padding:0;border-top:1px solid ${palette['stone-300']}}
li{padding:20px 0;border-bottom:1px solid ${palette['stone-300']}}
h2{font-size:1.1875rem;font-weight:600;line-height:1.3}
code{color:${palette['ink-600']};font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
li p{margin-top:8px;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:16px 32px;margin-top:40px}
`;

export const errorPage = (errors: readonly ParameterError[]): Promise<AnswerPage> =>
  answerPage({
    title: words.title,
    style,
    main: `<h1>${escape(words.title)}</h1>
<p class="lead">${escape(words.lead)}</p>
<ul>
${errors.map(renderError).join('\n')}
</ul>
<nav aria-label="What to do next">${link(words.calculator)}${link(words.defaults)}</nav>`,
  });

function renderError({ parameter, label, got, takes }: ParameterError): string {
  const sentence = fill(errorCopy.got, { takes, got });
  return `<li><h2>${escape(label)}</h2><code>${escape(parameter)}</code><p>${escape(sentence)}</p></li>`;
}

const link = ({ text, href }: { text: string; href: string }): string =>
  `<a href="${escape(href)}">${escape(text)}</a>`;
