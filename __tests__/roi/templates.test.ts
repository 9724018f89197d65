import { readFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFName } from 'pdf-lib';
import { cutFonts } from '../../scripts/roi-templates/cutFonts.ts';
import { makeTemplate } from '../../scripts/roi-templates/makeTemplate.ts';
import { readPalette } from '../../scripts/roi-templates/readPalette.ts';
import { cuts } from '../../src/roi/report/face.ts';
import { glyphs } from '../../src/roi/report/generated/glyphs.ts';
import { palette } from '../../src/styles/palette.ts';
import { templateFor } from '../../src/roi/report/template.ts';
import { openPdf, readTexts } from './readPdf.ts';
import { readTemplate } from './templates.ts';

/** Milliseconds to cut the fonts and draw the templates, also where other work goes on. */
const PATIENCE = 60_000;

let fonts: Awaited<ReturnType<typeof cutFonts>>;

beforeAll(async () => {
  fonts = await cutFonts(readFileSync('src/styles/fonts/instrument-sans-latin-wdth-wght.woff2'));
}, PATIENCE);

/** Where one of these fails, `npm run make:roi-templates` brings what is checked in up to date. */
describe('what the template maker writes', () => {
  it(
    'is what is checked in: the templates',
    async () => {
      for (const isIntegration of [true, false]) {
        const made = await makeTemplate(isIntegration, fonts);
        const kept = readTemplate(templateFor(isIntegration));
        expect(Buffer.compare(made, kept)).toBe(0);
      }
    },
    PATIENCE,
  );

  it('is what is checked in: the measures of the fonts and the colors', () => {
    for (const cut of cuts) expect(fonts[cut].face).toEqual(glyphs[cut]);
    expect(readPalette(readFileSync('src/styles/tokens.css', 'utf8'))).toEqual(palette);
  });
});

describe.each([true, false])('the template with integration %s', (isIntegration) => {
  const template = readTemplate(templateFor(isIntegration));

  it('states the constants on its second page', async () => {
    const texts = readTexts((await openPdf(template)).getPage(1)).map(({ text }) => text);
    const words = texts.join(' ');
    for (const figure of ['$21.62', '$31', '$7,000', '$150,000', '$1,000', '$31,020']) {
      expect(words).toContain(figure);
    }
    expect(words.includes('80%')).toBe(isIntegration);
  });

  it('has a structure with one heading of the first level', async () => {
    const doc = await openPdf(template);
    const root = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const roles = rolesIn(root.lookup(PDFName.of('K'), PDFArray));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(
      expect.arrayContaining(['H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Link', 'Figure']),
    );
  });
});

function rolesIn(kids: PDFArray): string[] {
  return Array.from({ length: kids.size() }, (_, index) => kids.lookup(index)).flatMap((kid) => {
    if (!(kid instanceof PDFDict) || !kid.has(PDFName.of('S'))) return [];
    const role = kid.lookup(PDFName.of('S'), PDFName).decodeText();
    return [role, ...rolesIn(kid.lookup(PDFName.of('K'), PDFArray))];
  });
}
