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

let read: Facts | undefined;

/** The facts of the content as it stood when the build began. */
export function readFacts(): Facts {
  read ??= factsOf(['Customer', 'Claim'].flatMap(sourcesOf));
  return read;
}
