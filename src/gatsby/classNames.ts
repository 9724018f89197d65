import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS = SMALL + SMALL.toUpperCase();

/** Enough letters that a few hundred modules rarely share a prefix; small ones, which compress better. */
const PREFIX_LENGTH = 3;

/** `0, 1, …` as short names: `a` to `Z`, then `ba`. */
function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : shortName(rest)) + LETTERS.charAt(index % LETTERS.length);
}

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && item.name.endsWith('.module.css'))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();

const digest = (text: string): Buffer => createHash('md5').update(text).digest();

/** A file by its place in the project: the same name in every folder that the project is built in. */
const placeOf = (file: string): string => path.relative(process.cwd(), file);

/** Three letters that belong to a module by its path; the next three where others have them already. */
function prefixOf(file: string, isTaken: (prefix: string) => boolean): string {
  for (let salt = 0; ; salt += 1) {
    const bytes = digest(`${placeOf(file)} ${salt}`).subarray(0, PREFIX_LENGTH);
    const prefix = Array.from(bytes, (byte) => SMALL.charAt(byte % SMALL.length)).join('');
    if (!isTaken(prefix)) return prefix;
  }
}

/** The classes of a module in the order of its text, each once. */
function classesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...new Set(Array.from(text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, local = '']) => local)),
  ];
}

export interface ClassNames {
  /** Short name of a class of a module, by the path of the module. */
  readonly nameOf: (file: string, local: string) => string;
  /** Changes with the prefix of any module: what was compiled with another is of no use. */
  readonly version: string;
}

/**
 * A name of four letters for every class of every CSS Module below `folder`: three of its module and
 * one of its place in it. A new class renames only those that follow it in its module, so a change
 * of one module leaves pages that do not show it as they are. Names of one module begin alike and
 * compress well; hashes do not, and each page carries several hundred names twice.
 */
export function shortClassNames(folder: string): ClassNames {
  const prefixes = new Map<string, string>();
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const file of modulesIn(folder)) {
    const prefix = prefixOf(file, (other) => prefixes.has(other));
    prefixes.set(prefix, file);
    names.set(
      file,
      new Map(classesIn(file).map((local, index) => [local, prefix + shortName(index)])),
    );
  }
  return {
    // A name outside `folder` belongs to a package, one that is no class to an animation; both keep
    // clear of the short names.
    nameOf: (file, local) =>
      names.get(file)?.get(local) ??
      `x-${digest(`${placeOf(file)} ${local}`)
        .toString('hex')
        .slice(0, 8)}`,
    version: digest(
      JSON.stringify([...prefixes].map(([prefix, file]) => [prefix, placeOf(file)])),
    ).toString('hex'),
  };
}
