import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '../../src/content-model';
import { parseFile } from '../../src/content-model/check/parseFile';
import { readContent } from '../../src/content-model/check/readContent';
import { drawingStyles } from '../../src/gatsby/pages/drawingStyles';

const FILE = 'src/components/guide/drawings.ts';

const { files } = readContent();

interface Placing {
  readonly placed?: readonly { readonly drawing?: string }[];
}

const types = [...files].flatMap(([file, text]) => {
  if (kindOfFile(file)?.name !== 'Guide') return [];
  const { placed = [] } = parseFile(file, text).data as Placing;
  return placed.flatMap(({ drawing }) => {
    const name = `data/drawings/${drawing}.yaml`;
    const { shape } = parseFile(name, files.get(name) ?? '').data as { shape?: { type: string } };
    return shape ? [shape.type] : [];
  });
});

it('imports the styles of the drawings in guides, each of them and no other', () => {
  const imported = [...readFileSync(FILE, 'utf8').matchAll(/'(.+\.module\.css)'/g)].map(
    ([, specifier = '']) => path.relative('src', path.resolve(path.dirname(FILE), specifier)),
  );
  expect(imported).toEqual(drawingStyles(types));
});
