import { readFileSync } from 'node:fs';
import { editorFiles } from '../../src/content-model/editorFiles';

it.each([...editorFiles()])('%s is what the schemas say: npm run make:schemas', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
