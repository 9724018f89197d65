import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Writes a file as the formatter wants it, so that what is made by a script passes its check. */
export function writeFormatted(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync('node_modules/.bin/oxfmt', [file]);
}
