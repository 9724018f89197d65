import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../src/content-model/check/readContent';

const { files, pictures } = readContent();

it('keeps each picture once: what several pages show lies in content/pictures/', () => {
  const byBytes = new Map<string, string[]>();
  for (const picture of pictures) {
    const bytes = createHash('sha256')
      .update(readFileSync(path.join('content', picture)))
      .digest('hex');
    byBytes.set(bytes, [...(byBytes.get(bytes) ?? []), picture]);
  }
  expect([...byBytes.values()].filter((same) => same.length > 1)).toEqual([]);
});

it('keeps no picture that nothing shows', () => {
  const texts = [...files.values()].join('\n');
  const unused = [...pictures].filter((picture) => !texts.includes(path.basename(picture)));
  expect(unused).toEqual([]);
});
