import { readdirSync } from 'node:fs';
import path from 'node:path';

let files: readonly string[] | undefined;

/**
 * The file of the component of a section, below `src`: it is named like the type, with `Section` after it
 * where another component has that name.
 * @throws Error where there is none, or two that could be it.
 */
export function sectionFile(type: string): string {
  files ??= readdirSync('src/sections', { recursive: true, encoding: 'utf8' });
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const named = [`${name}Section.tsx`, `${name}.tsx`]
    .map((own) => files?.filter((file) => path.basename(file) === own) ?? [])
    .find((found) => found.length > 0);
  const [file, second] = named ?? [];
  if (!file) throw new Error(`No component ${name}.tsx of the section ${type} in src/sections`);
  if (second) throw new Error(`Two components of the section ${type}: ${file}, ${second}`);
  return path.join('sections', file.slice(0, -'.tsx'.length));
}
