import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '../registry/kinds';
import { parseFile } from '../registry/check/parseFile';
import { factsOf, type FactSource } from '../registry/check/factsOf';
import type { Facts } from '../text/fillFacts';

/** What the files of a kind say, by their names. */
function sourcesOf(kind: string): FactSource[] {
  const folder = kinds.find(({ name }) => name === kind)?.folder ?? '';
  return readdirSync(path.join('content', folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      kind,
      name: file.replace(/\.yaml$/, ''),
      data: parseFile(`${folder}/${file}`, readFileSync(path.join('content', folder, file), 'utf8'))
        .data,
    }));
}

/** Kinds whose files state facts. */
const STATED_BY = ['Customer', 'Claim'];

export const statesFacts = (kind: string): boolean => STATED_BY.includes(kind);

let read: Facts | undefined;

/** The facts of the content as it stood when the build began, or when `forgetFacts` was called. */
export function readFacts(): Facts {
  read ??= factsOf(STATED_BY.flatMap(sourcesOf));
  return read;
}

/** Lets facts be read again, after a file that states some was saved. */
export function forgetFacts(): void {
  read = undefined;
}
