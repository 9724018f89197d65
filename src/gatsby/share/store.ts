import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARE } from '../../share/cardLayout';

/** Pictures of earlier builds. Netlify keeps node_modules from one build to the next. */
const KEPT = path.join('node_modules', '.cache', 'share');

/** What decides how a card looks: the code that draws it, its fonts and its colors. */
const SOURCES = [
  'src/share',
  'src/gatsby/share',
  'src/styles/fonts/share',
  'src/styles/tokens.css',
];

const filesOf = (source: string): string[] =>
  statSync(source).isDirectory()
    ? readdirSync(source)
        .sort()
        .flatMap((name) => filesOf(path.join(source, name)))
    : [source];

const digest = (...parts: readonly (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

let looks: string | undefined;
const pictures = new Map<string, string>();

const digestOf = (file: string): string => {
  const known = pictures.get(file) ?? digest(readFileSync(file));
  pictures.set(file, known);
  return known;
};

/** Name of the picture that shows something, by that, the files in it and the code that draws it. */
export function nameOf(shown: unknown, files: readonly string[], ending: 'png' | 'jpg'): string {
  looks ??= digest(...SOURCES.flatMap(filesOf).map((file) => readFileSync(file)));
  return `${digest(looks, JSON.stringify(shown), ...files.map(digestOf))}.${ending}`;
}

const published = (name: string): string => path.join('public', SHARE, name);

/** Puts a picture where it is served: the one that is there, that of an earlier build, or a new one. */
export async function keep(name: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(published(name))) return;
  const kept = path.join(KEPT, name);
  await mkdir(path.dirname(published(name)), { recursive: true });
  if (existsSync(kept)) return copyFile(kept, published(name));
  const bytes = await make();
  await mkdir(KEPT, { recursive: true });
  await Promise.all([writeFile(published(name), bytes), writeFile(kept, bytes)]);
}

/** Removes the pictures that no page of this build names. */
export async function removeOthers(names: ReadonlySet<string>): Promise<void> {
  for (const folder of [KEPT, path.join('public', SHARE)]) {
    if (!existsSync(folder)) continue;
    const others = (await readdir(folder)).filter((name) => !names.has(name));
    await Promise.all(others.map((name) => rm(path.join(folder, name))));
  }
}
