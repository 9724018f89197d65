import { palette } from '../styles/palette.ts';
import { site } from '../site.ts';
import { escape } from './escape.ts';
import { hashOf } from './hash.ts';

/** What pages of functions share; each adds what its own parts need. */
const sharedStyle = `
*{box-sizing:border-box;margin:0}
body{background:${palette.paper};color:${palette['ink-900']};font:400 1.0625rem/1.55 "Instrument Sans","Helvetica Neue",Arial,sans-serif}
header{border-bottom:12px solid ${palette['ink-900']};padding:24px clamp(20px,6vw,80px)}
header a{display:inline-flex;gap:10px;align-items:center;color:inherit;font-size:1.375rem;font-weight:600;text-decoration:none}
main{max-width:52rem;padding:clamp(40px,8vw,96px) clamp(20px,6vw,80px)}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);font-weight:600;letter-spacing:-.02em;line-height:1.06;text-wrap:balance}
.lead{margin:16px 0 40px;color:${palette['ink-600']}}
main a{color:${palette['pine-600']};text-underline-offset:3px}
a:focus-visible{outline:2px solid ${palette['ink-900']};outline-offset:3px}
`;

const logo =
  '<svg viewBox="0 0 30 30" width="28" height="28" fill="currentColor" aria-hidden="true">' +
  '<path d="M1 4h28v6.5h-3V27h-6V10.5H10V27H4V10.5H1z"/></svg>';

interface Parts {
  readonly title: string;
  /** Style of its own parts. */
  readonly style: string;
  /** HTML; whoever makes it has escaped its texts. */
  readonly main: string;
  /** Whether it has a form, which posts to this site. */
  readonly hasForm?: boolean;
}

export interface AnswerPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** A page by a function. It stands alone: no script, no file to load, its style allowed by its hash. */
export async function answerPage({ title, style, main, hasForm }: Parts): Promise<AnswerPage> {
  const whole = sharedStyle + style;
  const directives = [
    "default-src 'none'",
    `style-src 'sha256-${await hashOf(whole)}'`,
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  const html = `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}: ${escape(site.name)}</title>
<style>${whole}</style>
</head>
<body>
<header><a href="/">${logo}${escape(site.name)}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy: directives.join('; ') };
}
