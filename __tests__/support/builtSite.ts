import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../src/content-model/addresses';
import { isPageKind, kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { isShown, visibilityOf } from '../../src/content-model/visibility';

const PUBLIC = path.resolve('public');

/** Reads a file of the built site by its address; a page by the address with its slash. */
export const readBuilt = (address: string): string =>
  readFileSync(path.join(PUBLIC, address.endsWith('/') ? `${address}index.html` : address), 'utf8');

export const isBuilt = (address: string): boolean =>
  existsSync(path.join(PUBLIC, address.endsWith('/') ? `${address}index.html` : address));

/** Addresses of every built file. */
export const builtFiles = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();

/** Addresses of every built page. */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''));

export interface ContentPage {
  readonly file: string;
  readonly address: string;
  readonly data: Record<string, unknown>;
  readonly isShown: boolean;
}

/** Every page that the content describes, and whether this build shows it. */
export function contentPages(): ContentPage[] {
  const visibility = visibilityOf(process.env);
  return [...readContent().files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    if (!kind || !isPageKind(kind)) return [];
    const { data } = parseFile(file, text);
    return [
      { file, data, address: addressOf(kind, file, data), isShown: isShown(data, visibility) },
    ];
  });
}

/** Addresses that may be linked to although nobody has written their page yet. */
export const plannedAddresses = (): Set<string> =>
  new Set(
    [...readContent().files].flatMap(([file, text]) => {
      if (kindOfFile(file)?.name !== 'PlannedPages') return [];
      return parseFile(file, text).data['addresses'] as string[];
    }),
  );

/** Files of each chunk that has a name: `app` is of all pages, `component---…` of a template or a page of sections. */
function filesByName(ending: '.js' | '.css'): [name: string, files: string[]][] {
  const { assetsByChunkName } = JSON.parse(readBuilt('/webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return Object.entries(assetsByChunkName).map(([name, files]) => [
    name,
    files.filter((file) => file.endsWith(ending)),
  ]);
}

export const scriptsByName = () => filesByName('.js');

export const stylesByName = () => filesByName('.css');

/** Every script that a page begins with. */
export const codeOfPages = (): string[] => scriptsByName().flatMap(([, files]) => files);

/** Matches the script that belongs to a template or a page alone. */
export function codeOf(name: RegExp): RegExp {
  const own = scriptsByName().flatMap(([chunk, files]) =>
    name.test(chunk) ? files.slice(-1) : [],
  );
  if (own.length === 0) throw new Error(`No script of a chunk ${String(name)}`);
  return new RegExp(`/(?:${own.join('|').replaceAll('.', '\\.')})$`);
}
