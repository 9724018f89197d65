import { PDFDocument, PDFName, type PDFDict, type PDFPage } from 'pdf-lib';
import { site } from '../../src/site.ts';
import { sheet, toPoints } from '../../src/roi/report/canvas.ts';
import { documentSubject, documentTitle } from '../../src/roi/report/copy/document.ts';
import { cuts, type Cut } from '../../src/roi/report/face.ts';
import type { CutFont } from './cutFonts.ts';
import { embedFont } from './embedFont.ts';
import { drawFirstPage, type DrawnPage } from './firstPage.ts';
import { drawSecondPage } from './secondPage.ts';
import { writeStructure } from './structure.ts';

/** One date for all, so that the same input gives the same bytes on any day. */
const DATE = new Date(Date.UTC(2025, 0, 1));

/** Makes one of the two static templates. */
export async function makeTemplate(
  isIntegration: boolean,
  fonts: Readonly<Record<Cut, CutFont>>,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  describe(doc);
  const named = cuts.map((cut) => [cut, embedFont(doc, cut, fonts[cut])] as const);
  const resources = doc.context.obj({ Font: Object.fromEntries(named) });
  const first = addPage(doc, drawFirstPage(isIntegration), resources);
  const second = addPage(doc, drawSecondPage(isIntegration), resources);
  writeStructure(doc, [first, second]);
  // Objects that are not packed into streams are read faster when a report is made.
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

function describe(doc: PDFDocument): void {
  doc.setTitle(documentTitle, { showInWindowTitleBar: true });
  doc.setSubject(documentSubject);
  doc.setLanguage(site.language);
  doc.setAuthor(site.legalName);
  doc.setCreator(site.name);
  doc.setProducer(site.name);
  doc.setCreationDate(DATE);
  doc.setModificationDate(DATE);
}

function addPage(doc: PDFDocument, { content, parts }: DrawnPage, resources: PDFDict) {
  const page: PDFPage = doc.addPage([sheet.width, sheet.height].map(toPoints) as [number, number]);
  const drawn = doc.context.register(doc.context.flateStream(content));
  page.node.set(PDFName.of('Contents'), doc.context.obj([drawn]));
  page.node.set(PDFName.of('Resources'), resources);
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  return { page, parts };
}
