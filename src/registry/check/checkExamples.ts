import { EXAMPLE_BODY, exampleTexts } from '../editor/example';
import { isPageKind, kinds } from '../kinds';
import { show, type ContentError } from './contentError';
import type { Entry } from './siteMap';

/** Texts of an example that nobody has replaced yet. A draft may still have them. */
export function checkExamples(entries: readonly Entry[]): ContentError[] {
  const texts = new Map(kinds.map((kind) => [kind, exampleTexts(kind)]));
  return entries.flatMap(({ kind, content }): ContentError[] => {
    const isPage = isPageKind(kind);
    if (isPage && content.data['draft'] === true) return [];
    const wayOut = isPage ? ', or draft: true until they are there' : '';
    const error = (line: number, key: string, text: string): ContentError => ({
      file: `content/${content.file}`,
      line,
      key,
      message: `expected words of your own${wayOut}, got the example ${show(text)}`,
    });
    const inData = [...textsIn(content.data)]
      .filter(([, text]) => texts.get(kind)?.has(text))
      .map(([path, text]) => error(content.lineOf(path), path.map(String).join('.'), text));
    const inBody = content.body
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === EXAMPLE_BODY ? [error(content.bodyLine + index, 'body', EXAMPLE_BODY)] : [],
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
