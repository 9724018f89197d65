import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { includedFile } from '../http/includedFile';
import { FORMS_FOLDER, type FormDefinition } from './definition';

/**
 * The form of a file in `content/data/forms/`; undefined if there is none. The build has checked it
 * (`content-model/kinds/form.ts`), so the function starts without the library that checks.
 */
export async function readForm(id: string): Promise<FormDefinition | undefined> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return undefined;
  const file = includedFile('content', FORMS_FOLDER, `${id}.yaml`);
  if (file === undefined) return undefined;
  return parse(await readFile(file, 'utf8')) as FormDefinition;
}
