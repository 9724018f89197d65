/** @jest-environment jsdom */
import { readMarkdown } from '../../../src/registry/check/markdown';
import { parseFile } from '../../../src/registry/check/parseFile';
import { readContent } from '../../../src/registry/check/readContent';
import { renderMarkdown } from '../../../src/text/markdown/renderMarkdown';
import { transformMarkdown } from '../../support/transformMarkdown';

function idsIn(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ id }) => id);
}

const bodies = [...readContent().files]
  .filter(([file]) => file.endsWith('.md'))
  .map(([file, text]) => [file, parseFile(file, text).body] as const);

const hostile = [
  ['the same words twice', '## Cost\n\n### Cost\n\n## Cost 1\n\n## Cost'],
  ['punctuation', '## What’s “next”? (v2.0) – a/b & c <d>\n\n## 100%\n\n## …'],
  ['emphasis', '## *Never* **again** ~~late~~ snake_case_word __init__'],
  ['code', '## Set `SITE_DATE=2026-03-01` in `a  b`'],
  ['emoji and letters of the world', '## 🚒 Öl & 水 Ñandú 👩‍🔧'],
  [
    'links',
    '## [Words](/pricing/) and [others][ref] https://example.org a@b.example\n\n[ref]: /x/',
  ],
  ['a picture', '## ![A valve](./valve.webp) closed'],
  ['raw HTML', '## One <b>two</b> three\n\n<h2>four</h2>\n\n## five <!-- six -->'],
  [
    'a heading by underline, in a quote and in a list',
    'One\n===\n\nTwo\n---\n\n> ## Three\n\n- ## Four',
  ],
  ['escapes and entities', '## A \\* b &amp; c &copy; \\# d ##'],
  ['footnotes', '## Note[^1] and^[inline] more\n\n[^1]: Words.'],
  ['what parsers read in different ways', '## Rate[^1](c)\n\n[^1]:     ## Deep'],
  ['no words', '##\n\n## #\n\n## '],
] as const;

it.each([...bodies, ...hostile])(
  'the check and the build agree on every heading id: %s',
  async (_name, body) => {
    const resolve = await transformMarkdown(body);
    const { anchors } = readMarkdown(body);
    const ids = idsIn((await resolve('html')) as string);
    expect(ids).toEqual(anchors);
    const listed = (await resolve('headings')) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(anchors);
  },
);

it.each(hostile)('gives Markdown of frontmatter the ids of a body: %s', (_name, text) => {
  expect(idsIn(renderMarkdown(text)).filter((id) => id !== 'footnote-label')).toEqual(
    readMarkdown(text).anchors,
  );
});
