import { readFileSync } from 'node:fs';
import { editorFiles, isOnlyMade } from '../../../src/registry/editor/editorFiles';
import { kinds } from '../../../src/registry/kinds';

const files = [...editorFiles()];
const committed = files.filter(([file]) => !isOnlyMade(file));

it.each(committed)('%s is what the schemas say: npm run make:schemas', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('offers no key that the build fills in', () => {
  const page = editorFiles().get('.vscode/schemas/page.schema.json') ?? '';
  expect(page).toContain('"yearsSentence"');
  expect(page).not.toMatch(/"(pages|cards|inFull)": \{/);
});

it('leads editors to a schema for each kind, which is made on each machine', () => {
  const made = files.filter(([file]) => isOnlyMade(file)).map(([file]) => file);
  expect(made).toHaveLength(kinds.length + 1);
  const led = committed.map(([, text]) => text).join('');
  for (const { label } of kinds) expect(led).toContain(`/${label}.schema.json`);
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('.vscode'));
  expect(made.filter((file) => !ignored.some((path) => file.startsWith(path)))).toEqual([]);
});
