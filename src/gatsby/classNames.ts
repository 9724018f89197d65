import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `0, 1, …` as short names that start with a letter: `a` to `Z`, then `aa`. */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const letter = LETTERS.charAt(index % LETTERS.length);
  return rest === 0 ? letter : shortName(rest - 1) + letter;
}

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && item.name.endsWith('.module.css'))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();

export interface ClassNames {
  /** Short name of a class of a module, by the path of the module. */
  readonly nameOf: (file: string, local: string) => string;
  /** Changes with any class: what was compiled with other names is of no use. */
  readonly version: string;
}

const digest = (text: string): string => createHash('md5').update(text).digest('hex');

/** A class by its module and its name in it. */
const keyOf = (file: string, local: string): string =>
  `${path.relative(process.cwd(), file)} ${local}`;

/**
 * A name of one to three letters for every class of every CSS Module below `folder`, the same in
 * every compilation of a build. Hashes of six signs cannot be compressed, and each page carries
 * several hundred of them twice.
 */
export function shortClassNames(folder: string): ClassNames {
  const names = new Map<string, string>();
  for (const file of modulesIn(folder)) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, local = ''] of text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
      const key = keyOf(file, local);
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  // A class outside `folder` belongs to a package; it keeps clear of the short names.
  return {
    nameOf: (file, local) =>
      names.get(keyOf(file, local)) ?? `x-${digest(keyOf(file, local)).slice(0, 8)}`,
    version: digest([...names.keys()].join()),
  };
}
