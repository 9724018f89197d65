import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { clausesOf } from '../../text/markdown/clauses';
import { headingsOf } from '../../text/markdown/headings';
import { parse } from '../../text/markdown/parse';
import { didYouMean } from '../../text/didYouMean';
import type { ContentError } from './contentError';
import type { ContentFile } from './parseFile';
import type { Entry } from './siteMap';

/** Words of an answer, and of all answers of a guide: read alone, they are its short version. */
const MOST = 55;
const MOST_TOGETHER = 450;

const countOf = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Chapters that do not open with their answer, answers that are not short, things under no chapter. */
export function checkAnswers({ kind, content }: Entry): ContentError[] {
  if (!kind.hasAnswers) return [];
  const tree = parse(content.body);
  const inBody = (line: number, message: string): ContentError => ({
    file: `content/${content.file}`,
    line: content.bodyLine + line - 1,
    key: 'body',
    message,
  });
  const answers = clausesOf(tree).clauses.map(({ heading, plain }) => ({
    name: `“${toString(heading)}”`,
    line: heading.position?.start.line ?? 1,
    count: plain ? countOf(toString(plain)) : 0,
  }));
  const together = answers.reduce((sum, { count }) => sum + count, 0);
  return [
    ...answers
      .filter(({ count }) => count === 0 || count > MOST)
      .map(({ name, line, count }) =>
        inBody(
          line,
          `expected right under ${name} a quote of 1 to ${MOST} words that says what the chapter comes to, got ${count}`,
        ),
      ),
    ...(together > MOST_TOGETHER
      ? [inBody(1, `expected answers of ${MOST_TOGETHER} words together, got ${together}`)]
      : []),
    ...misplaced(content, chapterAnchors(tree)),
  ];
}

const chapterAnchors = (tree: Root): readonly string[] =>
  headingsOf(tree)
    .filter(({ node }) => node.depth === 2)
    .map(({ id }) => `#${id}`);

/** What stands under a heading within a chapter, where it would not be shown. */
function misplaced(
  { data, file, lineOf }: ContentFile,
  chapters: readonly string[],
): ContentError[] {
  const placed: readonly unknown[] = Array.isArray(data['placed']) ? data['placed'] : [];
  return placed.flatMap((one, index) => {
    const under: unknown = one && typeof one === 'object' && 'under' in one ? one.under : undefined;
    if (typeof under !== 'string' || chapters.includes(under)) return [];
    const path = ['placed', index, 'under'];
    const message = `expected the anchor of a chapter (##), got "${under}"${didYouMean(under, chapters)}`;
    return [{ file: `content/${file}`, line: lineOf(path), key: path.join('.'), message }];
  });
}
