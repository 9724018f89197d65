import { readFileSync } from 'node:fs';
import { escape } from '../../src/http/escape';
import { inWords } from '../../src/time/inWords';
import { renderMarkdown } from '../../src/text/markdown/renderMarkdown';
import { site } from '../../src/site';
import type { Cover } from '../../src/content-model/covers';
import { BINDINGS } from './binding';
import copy from './copy.json';

export interface Book {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly cover: Cover;
  readonly authors: readonly string[];
  readonly chapters: readonly { readonly page: number; readonly title: string }[];
  readonly markdown: string;
}

const fileUrl = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

const style = (): string =>
  readFileSync('scripts/ebooks/book.css', 'utf8').replace(
    'FONT',
    fileUrl('src/styles/fonts/instrument-sans-latin-wdth-wght.woff2', 'font/woff2'),
  );

const binding = ({ cover }: Book): string =>
  Object.entries(BINDINGS[cover])
    .map(([name, color]) => `--${name}: ${color}`)
    .join('; ');

const contents = ({ chapters }: Book): string =>
  chapters
    .map(({ page, title }) => `<li><span>${escape(title)}</span><span>${page}</span></li>`)
    .join('');

/** What is said in one breath stays on one page. */
const chapters = (markdown: string): string =>
  renderMarkdown(markdown).replace(/<\/blockquote>\s*<blockquote>/g, '');

/** A book as one HTML document, made to be printed. `picture` is the address of that on its cover. */
export function bookHtml(book: Book, picture: string): string {
  const title = escape(book.title);
  const authors = book.authors.map((name) => `<span>${escape(name)}</span>`).join('');
  return `<!doctype html>
<html lang="${site.language}" style="${binding(book)}">
<head><meta charset="utf-8"><title>${title}</title><style>${style()}</style></head>
<body>
<section class="cover">
<p class="title">${title}</p>
<img src="${picture}" alt="">
<p class="by">${authors}</p>
</section>
<section class="front">
<p class="name">${copy.contents}</p>
<ol>${contents(book)}</ol>
</section>
<main>${chapters(book.markdown)}</main>
<section class="back">
<p>${escape(book.description)}</p>
<p>${escape(site.name)}, ${inWords(book.date)}. ${copy.rights}</p>
</section>
</body>
</html>`;
}
