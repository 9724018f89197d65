import { fill } from '../../copy/fill.ts';
import errorCopy from '../../copy/roiErrors.json';
import { site } from '../../site.ts';
import type { ParameterError } from '../parse.ts';
import { palette } from '../report/generated/palette.ts';
import * as words from './copy.ts';
import { hashOf } from './hash.ts';

/** The page stands alone: no script, no file to load, its style allowed by its hash. */
const style = `
*{box-sizing:border-box;margin:0}
body{background:${palette.paper};color:${palette['ink-900']};font:400 1.0625rem/1.55 "Instrument Sans","Helvetica Neue",Arial,sans-serif}
header{border-bottom:12px solid ${palette['ink-900']};padding:24px clamp(20px,6vw,80px)}
header a{display:inline-flex;gap:10px;align-items:center;color:inherit;font-size:1.375rem;font-weight:600;text-decoration:none}
main{max-width:52rem;padding:clamp(40px,8vw,96px) clamp(20px,6vw,80px)}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);font-weight:600;letter-spacing:-.02em;line-height:1.06;text-wrap:balance}
.lead{margin:16px 0 40px;color:${palette['ink-600']}}
ul{list-style:none;padding:0;border-top:1px solid ${palette['stone-300']}}
li{padding:20px 0;border-bottom:1px solid ${palette['stone-300']}}
h2{font-size:1.1875rem;font-weight:600;line-height:1.3}
code{color:${palette['ink-600']};font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
li p{margin-top:8px;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:16px 32px;margin-top:40px}
nav a{color:${palette['pine-600']};text-underline-offset:3px}
a:focus-visible{outline:2px solid ${palette['ink-900']};outline-offset:3px}
`;

const logo =
  '<svg viewBox="0 0 30 30" width="28" height="28" fill="currentColor" aria-hidden="true">' +
  '<path d="M1 4h28v6.5h-3V27h-6V10.5H10V27H4V10.5H1z"/></svg>';

export interface ErrorPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export async function errorPage(errors: readonly ParameterError[]): Promise<ErrorPage> {
  const directives = [
    "default-src 'none'",
    `style-src 'sha256-${await hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html: render(errors), contentSecurityPolicy: directives.join('; ') };
}

function render(errors: readonly ParameterError[]): string {
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(words.title)}: ${escape(site.name)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${words.home.href}">${logo}${escape(words.home.text)}</a></header>
<main>
<h1>${escape(words.title)}</h1>
<p class="lead">${escape(words.lead)}</p>
<ul>
${errors.map(renderError).join('\n')}
</ul>
<nav aria-label="What to do next">${link(words.calculator)}${link(words.defaults)}</nav>
</main>
</body>
</html>
`;
}

function renderError({ parameter, label, got, takes }: ParameterError): string {
  const sentence = fill(errorCopy.got, { takes, got });
  return `<li><h2>${escape(label)}</h2><code>${escape(parameter)}</code><p>${escape(sentence)}</p></li>`;
}

const link = ({ text, href }: { text: string; href: string }): string =>
  `<a href="${escape(href)}">${escape(text)}</a>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
