import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFonts } from './roi-templates/cutFonts.ts';
import { readPalette } from './roi-templates/readPalette.ts';
import { writeFormatted } from './support/writeFormatted.ts';

const root = process.cwd();
const generated = join(root, 'src/roi/report/generated');
const styles = join(root, 'src/styles');
const target = join(root, 'static/roi');

/** Makes the report's templates and what is read from font and tokens: `npm run make:roi-templates`. */
async function makeRoiTemplates(): Promise<void> {
  const variable = await readFile(
    join(root, 'src/styles/fonts/instrument-sans-latin-wdth-wght.woff2'),
  );
  const tokens = await readFile(join(root, 'src/styles/tokens.css'), 'utf8');
  const fonts = await cutFonts(variable);
  const faces = Object.entries(fonts).map(([cut, { face }]) => [cut, face]);
  await Promise.all([mkdir(generated, { recursive: true }), mkdir(target, { recursive: true })]);
  writeModule(generated, 'glyphs', 'Readonly<Record<Cut, FaceData>>', Object.fromEntries(faces), [
    `import type { Cut, FaceData } from '../face.ts';`,
  ]);
  writeModule(styles, 'palette', 'Palette', readPalette(tokens), [
    `import type { Palette } from './colorNames.ts';`,
  ]);
  // Only now, since the drawing measures text with what was written above.
  const { makeTemplate } = await import('./roi-templates/makeTemplate.ts');
  const { templateFor } = await import('../src/roi/report/template.ts');
  for (const isIntegration of [true, false]) {
    const file = join(target, templateFor(isIntegration));
    const bytes = await makeTemplate(isIntegration, fonts);
    await writeFile(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}

function writeModule(
  folder: string,
  name: string,
  type: string,
  value: unknown,
  imports: string[],
): void {
  const file = join(folder, `${name}.ts`);
  const text = [
    ...imports,
    '',
    '/** Written by `npm run make:roi-templates`; do not edit. */',
    `export const ${name}: ${type} = ${JSON.stringify(value)};`,
  ].join('\n');
  writeFormatted(file, text);
}

// A rejection ends the process with its stack and an exit code.
void makeRoiTemplates();
