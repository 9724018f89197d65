import { EXAMPLE_BODY, exampleTexts } from '../example';
import { isPageKind, kinds } from '../index';
import { show, type Problem } from './problem';
import type { Entry } from './siteMap';

/** Texts of an example that nobody has replaced yet. A draft may still have them. */
export function checkExamples(entries: readonly Entry[]): Problem[] {
  const texts = new Map(kinds.map((kind) => [kind, exampleTexts(kind)]));
  return entries.flatMap(({ kind, content }): Problem[] => {
    const isPage = isPageKind(kind);
    if (isPage && content.data['draft'] === true) return [];
    const wayOut = isPage ? ', or draft: true until they are there' : '';
    const problem = (line: number, key: string, text: string): Problem => ({
      file: `content/${content.file}`,
      line,
      key,
      message: `expected words of your own${wayOut}, got the example ${show(text)}`,
    });
    const inData = [...textsIn(content.data)]
      .filter(([, text]) => texts.get(kind)?.has(text))
      .map(([path, text]) => problem(content.lineOf(path), path.map(String).join('.'), text));
    const inBody = content.body
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === EXAMPLE_BODY
          ? [problem(content.bodyLine + index, 'body', EXAMPLE_BODY)]
          : [],
      );
    return [...inData, ...inBody];
  });
}

/** Every text of a value, with the path that leads to it. */
function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<readonly [readonly PropertyKey[], string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* textsIn(child, [...path, key]);
  }
}
