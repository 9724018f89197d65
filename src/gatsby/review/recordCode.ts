import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteRecord } from '../../review/record/schema';
import { hashOf } from './recordPage';

/** Written by builds. */
const MADE = new Set(['gatsby-types.d.ts']);

/** Below `src/`, a section has three folders above its files; everything else has two at most. */
const folderOf = (file: string): string => {
  const parts = path.posix.dirname(file).split('/');
  return parts.slice(0, parts[1] === 'sections' ? 4 : 3).join('/');
};

/** The folders of `src/`, each with a hash of what is in it. */
function foldersOf(root: string): Record<string, string> {
  const folders = new Map<string, string[]>();
  const files = readdirSync(path.join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && !MADE.has(item.name))
    .map((item) => path.relative(root, path.join(item.parentPath, item.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  for (const file of files) {
    const folder = folderOf(file);
    const texts = folders.get(folder) ?? [];
    texts.push(file, readFileSync(path.join(root, file), 'utf8'));
    folders.set(folder, texts);
  }
  return Object.fromEntries(
    [...folders].map(([folder, texts]) => [folder, hashOf(texts.join('\0'))]),
  );
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** The installed version of each package that the site is made with. */
function packagesOf(root: string): Record<string, string> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { dependencies } = read('package.json') as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const { packages } = read('package-lock.json') as Lock;
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => [
      name,
      packages[`node_modules/${name}`]?.version ?? '',
    ]),
  );
}

/** What a record says of the code: enough to name what a page follows whose words did not change. */
export const recordCode = (root = process.cwd()): Pick<SiteRecord, 'code' | 'packages'> => ({
  code: foldersOf(root),
  packages: packagesOf(root),
});
