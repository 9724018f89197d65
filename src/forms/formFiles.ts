import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { includedFile } from '../answers/includedFile';
import { form as kind } from '../content-model/kinds/form';
import type { FormDefinition } from './definition';

/** The form of a file in `content/data/forms/`, as the build reads it; undefined if there is none. */
export async function readForm(id: string): Promise<FormDefinition | undefined> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return undefined;
  const file = includedFile('content', kind.folder, `${id}.${kind.format}`);
  if (file === undefined) return undefined;
  return kind.schema.parse(parse(await readFile(file, 'utf8')));
}
