import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { includedFile } from '../http/includedFile';
import { FORMS_FOLDER, type FormDefinition } from './definition';

/**
 * The form of a file in `content/data/forms/`; undefined if there is none. The build has checked it
 * (`kinds/data/form.ts`), so the function starts without the library that checks.
 */
export async function readForm(id: string): Promise<FormDefinition | undefined> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return undefined;
  const file = includedFile('content', FORMS_FOLDER, `${id}.yaml`);
  if (file === undefined) return undefined;
  return load(await readFile(file, 'utf8'), { schema: CORE_SCHEMA }) as FormDefinition;
}

/** Every form of the site by its id. */
export async function readForms(): Promise<Map<string, FormDefinition>> {
  const names = (await readdir(`content/${FORMS_FOLDER}`)).map((file) => path.parse(file).name);
  const read = await Promise.all(names.map(async (name) => [name, await readForm(name)] as const));
  return new Map(read.flatMap(([name, form]) => (form ? [[name, form] as const] : [])));
}
