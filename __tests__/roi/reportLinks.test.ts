import fc from 'fast-check';
import { PDFDict, PDFName, PDFString, type PDFPage } from 'pdf-lib';
import type { RoiInputs } from '../../src/roi/fields.ts';
import { calculatorAddress } from '../../src/roi/link.ts';
import { qrModules } from '../../src/roi/report/qr.ts';
import { inputs, withInputs } from './arbitraries.ts';
import { openPdf, readContent } from './readPdf.ts';
import { readQr } from './readQr.ts';
import { reportFor } from './templates.ts';

function addressesOn(page: PDFPage): string[] {
  const links = page.node.Annots()?.asArray() ?? [];
  return links.map((_, index) => {
    const action = page.node.Annots()?.lookup(index, PDFDict).lookup(PDFName.of('A'), PDFDict);
    return action?.lookup(PDFName.of('URI'), PDFString).asString() ?? '';
  });
}

/** The modules of the code, from the squares that are drawn on the second page. */
async function drawnCode(given: RoiInputs): Promise<boolean[][]> {
  const content = readContent((await openPdf(await reportFor(given))).getPage(1));
  const [, squares = ''] = / cm\n((?:\d+ \d+ \d+ 1 re\n)+)f\nQ/.exec(content) ?? [];
  const runs = [...squares.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map((run) =>
    run.slice(1).map(Number),
  );
  const size = Math.max(...runs.map(([, y = 0]) => y)) + 1;
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [x = 0, y = 0, length = 0] of runs) modules[y]?.fill(true, x, x + length);
  return modules;
}

describe('the links of a report', () => {
  it('open exactly its inputs, on both pages', async () => {
    const given = withInputs({ noOfBuildings: 31, isIntegration: false });
    const pages = (await openPdf(await reportFor(given))).getPages().map(addressesOn);
    for (const addresses of pages) expect(addresses).toContain(calculatorAddress(given));
  });
});

describe('the QR code of a report', () => {
  it('opens exactly its inputs', async () => {
    for (const given of [withInputs({}), withInputs({ isIntegration: false, noOfBuildings: 31 })]) {
      expect(readQr(await drawnCode(given))).toBe(calculatorAddress(given));
    }
  });

  it('holds the address of any inputs', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const address = calculatorAddress(given);
        expect(readQr(qrModules(address))).toBe(address);
      }),
    );
  });
});
