import {
  PDFDocument,
  PDFName,
  PDFString,
  type PDFDict,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import { calculatorPath } from '../../src/roi/link.ts';
import { site } from '../../src/site.ts';
import { sheet, toPoints } from '../../src/roi/report/canvas.ts';
import { documentSubject, documentTitle } from '../../src/roi/report/copy/document.ts';
import { cuts, type FontCut } from '../../src/roi/report/face.ts';
import { slots } from '../../src/roi/report/template.ts';
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
  fonts: Readonly<Record<FontCut, CutFont>>,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const firstSlot = makeSlot(doc, slots.firstPage, doc.context.stream(''));
  const secondSlot = makeSlot(doc, slots.secondPage, doc.context.stream(''));
  const action = { S: 'URI', URI: PDFString.of(site.origin + calculatorPath) };
  const address = makeSlot(doc, slots.address, doc.context.obj(action));
  describe(doc);
  const named = cuts.map((cut) => [cut, embedFont(doc, cut, fonts[cut])] as const);
  const resources = doc.context.obj({ Font: Object.fromEntries(named) });
  const first = addPage(doc, drawFirstPage(isIntegration, address), firstSlot, resources);
  const second = addPage(doc, drawSecondPage(isIntegration, address), secondSlot, resources);
  writeStructure(doc, [first, second]);
  // A report adds to the end, which takes a plain table of objects.
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

/** Adds an object that every report replaces, under the number by which reports know it. */
function makeSlot(doc: PDFDocument, number: number, object: PDFObject): PDFRef {
  const ref = doc.context.register(object);
  if (ref.objectNumber !== number) throw new Error(`Slot ${number} became ${ref.objectNumber}`);
  return ref;
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

function addPage(
  doc: PDFDocument,
  { content, parts }: DrawnPage,
  slot: PDFRef,
  resources: PDFDict,
) {
  const page: PDFPage = doc.addPage([sheet.width, sheet.height].map(toPoints) as [number, number]);
  const drawn = doc.context.register(doc.context.flateStream(content));
  page.node.set(PDFName.of('Contents'), doc.context.obj([drawn, slot]));
  page.node.set(PDFName.of('Resources'), resources);
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  return { page, parts };
}
