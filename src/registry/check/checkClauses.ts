import { toString } from 'mdast-util-to-string';
import { clausesOf, markerOf, type Clause } from '../../text/markdown/clauses';
import { parse } from '../../text/markdown/parse';
import { didYouMean } from '../../text/didYouMean';
import { inserts, isInsert } from '../../text/markdown/inserts';
import { readBody } from './markdown';
import type { ContentError } from './contentError';
import type { Entry } from './siteMap';

interface Finding {
  /** Line of the body, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Legal documents that are no list of clauses, each with its plain words; inserts that are not there. */
export function checkClauses({ kind, content }: Entry): ContentError[] {
  if (!kind.hasClauses) return [];
  const { before, clauses } = clausesOf(parse(content.body));
  const findings = [
    ...before.slice(0, 1).map((node) => ({
      line: node.position?.start.line ?? 1,
      message: 'expected a clause, which begins with a ## heading, before the first words',
    })),
    ...clauses.flatMap(errorsOfClause),
    ...errorsOfMarkers(content.body, clauses),
    ...readBody(content).pictures.map(({ src, line }) => ({
      line,
      message: `expected words alone, got the picture ${src}`,
    })),
  ];
  return findings.map(({ line, message }) => ({
    file: `content/${content.file}`,
    line: content.bodyLine + line - 1,
    key: 'body',
    message,
  }));
}

function errorsOfClause({ heading, plain, text }: Clause): Finding[] {
  const line = heading.position?.start.line ?? 1;
  const name = `“${toString(heading)}”`;
  if (!plain || toString(plain).trim() === '') {
    const example = '> It covers this website, not the product.';
    return [
      { line, message: `expected plain words right under ${name}, in a quote such as ${example}` },
    ];
  }
  if (text.length > 0) return [];
  return [{ line, message: `expected the text of ${name} under its plain words, got nothing` }];
}

/** Every marker once at most, by a name that there is; the list of versions always. */
function errorsOfMarkers(body: string, clauses: readonly Clause[]): Finding[] {
  const markers = clauses.flatMap(({ text }) =>
    text.flatMap((node) => {
      const name = markerOf(node);
      return name === undefined ? [] : [{ name, line: node.position?.start.line ?? 1 }];
    }),
  );
  const wrong = markers.flatMap(({ name, line }, index): Finding[] => {
    if (!isInsert(name)) {
      const known = inserts.map((insert) => `{${insert}}`).join(', ');
      const message = `expected one of ${known}, got {${name}}${didYouMean(name, inserts)}`;
      return [{ line, message }];
    }
    const isRepeated = markers.slice(0, index).some((other) => other.name === name);
    return isRepeated ? [{ line, message: `expected {${name}} once, got it again` }] : [];
  });
  if (markers.some(({ name }) => name === 'versions')) return wrong;
  const message = 'expected {versions} on a line of its own, where the versions are listed';
  return [...wrong, { line: Math.max(1, body.trimEnd().split('\n').length), message }];
}
