import { PDFArray, PDFDict, PDFName, PDFString } from 'pdf-lib';
import { numberFields } from '../../src/roi/fields.ts';
import { defaultInputs } from '../../src/roi/inputs.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { drawReport } from '../../src/roi/report/drawReport.ts';
import { templateFor } from '../../src/roi/report/template.ts';
import { site } from '../../src/site.ts';
import { withInputs } from './arbitraries.ts';
import { firstPageTexts, openPdf, readContent } from './readPdf.ts';
import { readTemplate, reportFor } from './templates.ts';

const wordsOf = async (changes: Parameters<typeof withInputs>[0]): Promise<string> =>
  (await firstPageTexts(await reportFor(withInputs(changes)))).join(' ');

describe('a report', () => {
  it('is the same bytes for the same inputs', async () => {
    expect(await reportFor(defaultInputs)).toEqual(await reportFor(withInputs({})));
  });

  it('is a small PDF of two A4 pages that says what it is', async () => {
    const bytes = await reportFor(defaultInputs);
    const doc = await openPdf(bytes);
    expect(bytes.length).toBeLessThan(150_000);
    expect(doc.getPageCount()).toBe(2);
    for (const page of doc.getPages()) {
      expect(page.getWidth()).toBeCloseTo(595.28, 1);
      expect(page.getHeight()).toBeCloseTo(841.89, 1);
    }
    expect(doc.getTitle()).toContain(site.name);
    expect(doc.getAuthor()).toBe(site.legalName);
    expect(doc.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe(site.language);
    expect(doc.getCreationDate()).toEqual(doc.getModificationDate());
  });

  it('names every piece that it draws in its structure', async () => {
    const doc = await openPdf(await reportFor(withInputs({ monthlyWorkOrdersCount: 20 })));
    const tree = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const owners = tree
      .lookup(PDFName.of('ParentTree'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray);
    doc.getPages().forEach((page, index) => {
      const marks = [...readContent(page).matchAll(/\/MCID (\d+)/g)].map(([, id]) => Number(id));
      const owned = owners.lookup(2 * index + 1, PDFArray);
      expect(new Set(marks).size).toBe(marks.length);
      for (const mark of marks) expect(owned.lookup(mark)).toBeInstanceOf(PDFDict);
    });
  });

  it('shows the golden figures as text', async () => {
    const words = await wordsOf({});
    for (const figure of [
      '$280,972.80',
      '10,044 hours',
      '605.8%',
      '2 months',
      '$46,380',
      '62.5%',
      '$70,048.80',
      '3,240 h',
      '$210,924.00',
      '6,804 h',
      '2.5%',
    ]) {
      expect(words).toContain(figure);
    }
  });

  it('shows all inputs beside their labels', async () => {
    const words = await wordsOf({ noOfBuildings: 31, avgTimeForOutsourcedWorkOrder: 7.25 });
    for (const { label } of numberFields) expect(words).toContain(label);
    for (const value of ['31', '12', '90', '40%', '5 h', '7.25 h', '15%', 'Yes']) {
      expect(words).toContain(value);
    }
  });

  it('without integration names no savings on it', async () => {
    const words = await wordsOf({ isIntegration: false });
    expect(words).toContain('751.7%');
    expect(words).toContain('$37,380');
    expect(words).not.toContain('62.5%');
  });

  it('says where a bound applies and what the inputs give without it', async () => {
    const plain = await wordsOf({});
    const low = await wordsOf({ monthlyWorkOrdersCount: 20 });
    const high = await wordsOf({ monthlyWorkOrdersCount: 900 });
    expect(plain).not.toMatch(/floor|ceiling/);
    expect(low).toMatch(/floor/);
    for (const figure of ['$50,000', '2,000 hours', '200%', '$62,438.40', '134.6%', '6 months']) {
      expect(low).toContain(figure);
    }
    expect(high).toMatch(/ceiling/);
    for (const figure of ['$270,000', '10,200 hours', '1,500%', '$2,809,728.00', '6,058']) {
      expect(high).toContain(figure);
    }
  });

  it('is refused where the template is something else, or not whole', async () => {
    const result = computeRoi(defaultInputs);
    const draw = (template: Uint8Array) => drawReport(template, defaultInputs, result);
    await expect(
      draw(new TextEncoder().encode('<!doctype html><title>No</title>')),
    ).rejects.toThrow();
    await expect(draw(new Uint8Array())).rejects.toThrow();
    const whole = readTemplate(templateFor(true));
    for (const length of [5_000, whole.length / 2]) {
      await expect(draw(whole.slice(0, length))).rejects.toThrow();
    }
  });

  it('leaves its template as it was', async () => {
    const template = readTemplate(templateFor(true));
    const before = template.slice();
    await drawReport(template, defaultInputs, computeRoi(defaultInputs));
    expect(Buffer.compare(template, before)).toBe(0);
  });
});
