import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { roles, unwrap } from '../../src/content-model/roles';
import { sectionFile } from '../../src/gatsby/pages/sectionFiles';
import { sections } from '../../src/registry/sections';

/** The code below a folder, without schemas. */
const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/schema\.ts$/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** What any section may hand its keys to, and what the build does with some. */
const shared = ['src/ui', 'src/gatsby', 'src/search', 'src/roi', 'src/pricing']
  .map(codeIn)
  .join('\n');

/** The keys that a writer may state, and of the objects in them. */
function* keysOf(schema: z.core.$ZodType): Generator<string> {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (role && role.is !== 'type') return;
  if (inner instanceof z.ZodArray) yield* keysOf(inner.element);
  if (inner instanceof z.ZodUnion) for (const option of inner.options) yield* keysOf(option);
  if (!(inner instanceof z.ZodObject)) return;
  for (const [key, child] of Object.entries(inner.shape)) {
    yield key;
    yield* keysOf(child as z.core.$ZodType);
  }
}

it.each(Object.entries(sections))('%s reads every key that a writer may state', (type, schema) => {
  const code = codeIn(path.join('src', sectionFile(type), '../..')) + shared;
  const words = new Set(code.match(/\w+/g));
  expect([...keysOf(schema)].filter((key) => !words.has(key))).toEqual([]);
});
