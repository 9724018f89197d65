import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { entryKinds } from '../../src/registry/entryKinds';

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

/** The pictures of the entries of a kind, each with the files that show it. */
function picturesOf(name: string): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const [file, text] of files) {
    if (kindOfFile(file)?.name !== name) continue;
    const { image } = parseFile(file, text).data as { image?: { src: string } };
    if (!image) continue;
    const picture = path.join(path.dirname(file), image.src);
    shown.set(picture, [...(shown.get(picture) ?? []), file]);
  }
  return shown;
}

it.each(entryKinds.map(({ name }) => name))('gives each entry a picture of its own: %s', (name) => {
  const shared = [...picturesOf(name)].filter(([, entries]) => entries.length > 1);
  expect(shared).toEqual([]);
});
