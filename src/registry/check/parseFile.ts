import { CORE_SCHEMA, YAMLException, load } from 'js-yaml';
import { LineCounter, isMap, isNode, parseDocument, type Document } from 'yaml';

export interface ContentFile {
  /** Path below `content/`, with forward slashes. */
  readonly file: string;
  readonly data: Record<string, unknown>;
  /** Markdown after the frontmatter; empty for YAML files. */
  readonly body: string;
  /** Line of the file on which `body` begins, from 1. */
  readonly bodyLine: number;
  /** Errors of the YAML itself. */
  readonly errors: readonly { readonly line: number; readonly message: string }[];
  /** Line on which the value at `path` stands, or the nearest thing above it that exists. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

const parsed = new Map<string, { readonly text: string; readonly content: ContentFile }>();

/**
 * Reads a Markdown file with frontmatter, or a YAML file, and keeps the lines of its values. The
 * check and the nodes of a build ask for the same files: while a text stays, it is parsed once.
 */
export function parseFile(file: string, text: string): ContentFile {
  const known = parsed.get(file);
  if (known?.text === text) return known.content;
  const content = parse(file, text);
  parsed.set(file, { text, content });
  return content;
}

function parse(file: string, text: string): ContentFile {
  if (file.endsWith('.yaml')) return describe(file, text, 1, '', 1);
  const match = FRONTMATTER.exec(text);
  if (!match) {
    const error = { line: 1, message: 'expected frontmatter between two lines of ---' };
    return { file, data: {}, body: text, bodyLine: 1, errors: [error], lineOf: () => 1 };
  }
  const bodyLine = match[0].split('\n').length;
  return describe(file, match[1] ?? '', 2, text.slice(match[0].length), bodyLine);
}

/** Values are read in a seventh of the time that their places take, which faults alone ask for. */
function describe(
  file: string,
  yaml: string,
  firstLine: number,
  body: string,
  bodyLine: number,
): ContentFile {
  let found: ReturnType<typeof placesIn> | undefined;
  const places = () => (found ??= placesIn(yaml, firstLine));
  const lineOf: ContentFile['lineOf'] = (path) => places().lineOf(path);
  try {
    const value = load(yaml, { schema: CORE_SCHEMA });
    return { file, data: isRecord(value) ? value : {}, body, bodyLine, errors: [], lineOf };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const first = { line: error.mark.line + firstLine, message: `${EXPECTED}${error.reason}` };
    const errors = places().errors.length > 0 ? places().errors : [first];
    return { file, data: {}, body, bodyLine, errors, lineOf };
  }
}

const EXPECTED = 'expected valid YAML: ';

/** Lines of values, and of all errors at once. */
function placesIn(yaml: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  return {
    lineOf: (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path)),
    errors: document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: EXPECTED + message,
    })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a key stands in the YAML; a missing key answers with its nearest parent. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  if (path.length === 0) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => String(item.key) === String(key));
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return offsetOf(document, path.slice(0, -1));
}
