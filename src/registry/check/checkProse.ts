import { readBody } from './markdown';
import { readFrontmatter } from './readFrontmatter';
import { rolesOf } from './rolesOf';
import { show, type ContentError } from './contentError';
import type { Entry } from './siteMap';

/** What visitors would read as it was typed: a link in words that are no Markdown. */
const linksInText = (entry: Entry): ContentError[] =>
  rolesOf(entry)
    .filter(({ role, value }) => role.is === 'text' && /\]\(\S+\)/.test(value))
    .map(({ value, path }) => ({
      file: `content/${entry.content.file}`,
      line: entry.content.lineOf(path),
      key: path.map(String).join('.'),
      message: `expected plain text, got the Markdown link ${show(/\[[^\]]*\]\(\S+\)/.exec(value)?.[0])}`,
    }));

/** Raw HTML, a second top heading, pictures without a description and out of place in Markdown. */
export function checkProse(entry: Entry): ContentError[] {
  const { content } = entry;
  const pieces = [
    { facts: readBody(content), key: 'body', line: (n: number) => content.bodyLine + n - 1 },
    ...readFrontmatter(entry).map(({ facts, path }) => ({
      facts,
      key: path.map(String).join('.'),
      line: () => content.lineOf(path),
    })),
  ];
  const inMarkdown = pieces.flatMap(({ facts, key, line }) => {
    const { rawHtml, topHeadings, pictures } = facts;
    const error = (at: number, message: string): ContentError => ({
      file: `content/${content.file}`,
      line: line(at),
      key,
      message,
    });
    return [
      ...rawHtml.map((html) =>
        error(html.line, `expected Markdown, got the HTML ${show(html.text)}`),
      ),
      ...topHeadings.map((heading) =>
        error(heading.line, 'expected headings from ## on; the title of the page is its only #'),
      ),
      ...pictures
        .filter((picture) => key === 'body' && picture.alt.trim() === '')
        .map(({ src, line: at }) =>
          error(at, `expected words that say what it shows, such as ![A valve in frost](${src})`),
        ),
      ...pictures
        .filter(() => key !== 'body')
        .map(({ src, line: at }) =>
          error(at, `expected words alone, got the picture ${src}; pictures stand in the body`),
        ),
    ];
  });
  return [...inMarkdown, ...linksInText(entry)];
}
