import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPageKind, kindOfFile } from '../registry/kinds';
import type { ContentTree } from '../registry/check/checkContent';
import { parseFile } from '../registry/check/parseFile';

const FILE = '.cache/former-addresses.json';

/** Every former address that a page names, drafts included, so that the day does not matter. */
function formerAddressesIn({ files }: ContentTree): string[] {
  return [...files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    if (!kind || !isPageKind(kind)) return [];
    const list = parseFile(file, text).data['formerAddresses'];
    return Array.isArray(list) ? list.map(String) : [];
  });
}

/**
 * Names the former addresses to the edge function, which can import a module but read no file. The
 * platform bundles it after the build.
 */
export function writeFormerAddresses(content: ContentTree): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(formerAddressesIn(content).sort()));
}
