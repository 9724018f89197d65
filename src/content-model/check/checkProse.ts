import { findRoles } from '../roles';
import { readBody, readMarkdown } from './markdown';
import { show, type Problem } from './problem';
import type { Entry } from './siteMap';

/** Raw HTML, a second top heading and pictures without a description in Markdown. */
export function checkProse({ kind, content }: Entry): Problem[] {
  const pieces = [
    { facts: readBody(content), key: 'body', line: (n: number) => content.bodyLine + n - 1 },
    ...[...findRoles(kind.schema, content.data)]
      .filter(({ role }) => role.is === 'markdown')
      .map(({ value, path }) => ({
        facts: readMarkdown(value),
        key: path.map(String).join('.'),
        line: () => content.lineOf(path),
      })),
  ];
  return pieces.flatMap(({ facts, key, line }) => {
    const { rawHtml, topHeadings, pictures } = facts;
    const problem = (at: number, message: string): Problem => ({
      file: `content/${content.file}`,
      line: line(at),
      key,
      message,
    });
    return [
      ...rawHtml.map((html) =>
        problem(html.line, `expected Markdown, got the HTML ${show(html.text)}`),
      ),
      ...topHeadings.map((heading) =>
        problem(heading.line, 'expected headings from ## on; the title of the page is its only #'),
      ),
      ...pictures
        .filter((picture) => picture.alt.trim() === '')
        .map((picture) =>
          problem(picture.line, `expected words in ![…](${picture.src}) that say what it shows`),
        ),
    ];
  });
}
