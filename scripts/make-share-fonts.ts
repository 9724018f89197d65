import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';
import { CUTS, type FontCut, type CutName } from '../src/share/cuts.ts';
import { writeFormatted } from './support/writeFormatted.ts';

const FONT = 'src/styles/fonts/instrument-sans-latin-wdth-wght.woff2';
const FOLDER = 'src/styles/fonts/share';

/**
 * Cuts the static fonts of share pictures out of the variable one, because satori reads no variable
 * font and no woff2, and writes down how wide each char is: `npm run make:share-fonts`.
 */
async function makeShareFonts(): Promise<void> {
  const variable = await readFile(FONT);
  const chars = create(variable)
    .characterSet.filter((code) => code >= 0x20 && code < 0xfffe)
    .map((code) => String.fromCodePoint(code))
    .sort()
    .join('');
  await mkdir(FOLDER, { recursive: true });
  const advances: Partial<Record<CutName, readonly number[]>> = {};
  for (const [name, cut] of Object.entries(CUTS) as [CutName, FontCut][]) {
    const bytes = await subsetFont(variable, chars, {
      targetFormat: 'truetype',
      variationAxes: { wght: cut.weight, wdth: cut.width },
      keepFeatures: ['kern'],
      noHinting: true,
    });
    await writeFile(join(FOLDER, `${name}.ttf`), bytes);
    const font = create(bytes);
    advances[name] = [...chars].map((char) =>
      Math.round((font.layout(char).advanceWidth * 1000) / font.unitsPerEm),
    );
    console.log(`${FOLDER}/${name}.ttf: ${bytes.length} bytes`);
  }
  writeFormatted(join(FOLDER, 'advances.json'), JSON.stringify({ chars, advances }));
}

// A rejection ends the process with its stack and an exit code.
void makeShareFonts();
