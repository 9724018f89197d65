import { readdirSync } from 'node:fs';
import path from 'node:path';

let files: readonly string[] | undefined;

/**
 * The file of the component of a section, below `src`: it is named like the type, with `Section` after it
 * where another component has that name.
 */
export function sectionFile(type: string): string {
  files ??= readdirSync('src/sections', { recursive: true, encoding: 'utf8' });
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const file = [`${name}Section.tsx`, `${name}.tsx`]
    .map((own) => files?.find((one) => path.basename(one) === own))
    .find((one) => one !== undefined);
  if (!file) throw new Error(`No component ${name}.tsx of the section ${type} in src/sections`);
  return path.join('sections', file.slice(0, -'.tsx'.length));
}
