import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseFile, type ContentFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { rolesOf } from '../../src/registry/check/rolesOf';
import type { Entry } from '../../src/registry/check/siteMap';
import { kindOfFile } from '../../src/registry/kinds';
import { maskMarkdown } from './maskMarkdown';

/** Words that visitors read, with the place where a writer finds them. */
export interface Piece {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly key: string;
  /** Words alone: what Markdown, facts and addresses are made of is blank. */
  readonly text: string;
  /** Line of the file for an offset of `text`. */
  readonly lineAt: (offset: number) => number;
}

/** What visitors type, British words among it. */
const TYPED = 'copy/searchAlso.json';

export interface Read {
  readonly entries: readonly Entry[];
  readonly pieces: readonly Piece[];
}

/** Everything below `root` that visitors read: `content/`, every `words.json` and `src/copy/`. */
export function readPieces(root = process.cwd()): Read {
  const entries = [...readContent(root).files].flatMap(([file, text]): Entry[] => {
    const kind = kindOfFile(file);
    return kind ? [{ kind, content: parseFile(file, text) }] : [];
  });
  const src = path.join(root, 'src');
  const copies = (readdirSync(src, { recursive: true }) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)words\.json$|^copy\/\w+\.json$/.test(file) && file !== TYPED)
    .sort();
  const pieces = [
    ...entries.flatMap(piecesOf),
    ...copies.flatMap((file) => {
      // JSON is YAML, which is parsed with its lines.
      const content = parseFile(`${file}.yaml`, readFileSync(path.join(src, file), 'utf8'));
      return [...textsIn(content.data)].map((found) => pieceAt(`src/${file}`, content, found));
    }),
  ];
  return { entries, pieces };
}

function piecesOf(entry: Entry): Piece[] {
  const { content } = entry;
  const file = `content/${content.file}`;
  const stated = rolesOf(entry).filter(({ role }) => role.is === 'text' || role.is === 'markdown');
  // What a picture shows has no role, and is read aloud.
  const alts = [...textsIn(content.data)].filter(({ path: at }) => at.at(-1) === 'alt');
  const above = [...stated, ...alts].map((found) => pieceAt(file, content, found));
  if (content.body.trim() === '') return above;
  const lineAt = (offset: number) =>
    content.bodyLine + content.body.slice(0, offset).split('\n').length - 1;
  return [...above, { file, key: 'body', text: maskMarkdown(content.body), lineAt }];
}

interface Text {
  readonly value: string;
  readonly path: readonly PropertyKey[];
}

function pieceAt(file: string, content: ContentFile, { value, path: at }: Text): Piece {
  const lineAt = () => content.lineOf(at);
  return { file, key: at.map(String).join('.'), text: maskMarkdown(value), lineAt };
}

function* textsIn(value: unknown, at: readonly PropertyKey[] = []): Generator<Text> {
  if (typeof value === 'string') yield { value, path: at };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* textsIn(child, [...at, key]);
  }
}
