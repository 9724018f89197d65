import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isPageKind, kindOfFile } from '../registry/kinds';
import type { ContentTree } from '../registry/check/checkContent';
import { parseFile } from '../registry/check/parseFile';

const FILE = 'src/redirects/formerAddresses.ts';

/** Every former address that a page names, drafts included, so that the day does not matter. */
function formerAddressesIn({ files }: ContentTree): string[] {
  return [...files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    if (!kind || !isPageKind(kind)) return [];
    const list = parseFile(file, text).data['formerAddresses'];
    return Array.isArray(list) ? list.map(String) : [];
  });
}

const moduleOf = (addresses: readonly string[]): string =>
  [
    '/** Addresses that pages once had. Written by the build from their frontmatter; do not edit. */',
    'export const formerAddresses: readonly string[] = [',
    ...addresses.map((address) => `  '${address}',`),
    '];',
    '',
  ].join('\n');

/**
 * Names the former addresses to the edge function, which can import a module but read no file. The
 * platform bundles it after the build.
 */
export function writeFormerAddresses(content: ContentTree): void {
  const text = moduleOf(formerAddressesIn(content).sort());
  // Untouched where nothing has changed: a newer file would ask for another build.
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return;
  writeFileSync(FILE, text);
}
