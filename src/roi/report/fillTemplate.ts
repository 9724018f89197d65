import { ParseSpeeds, PDFDocument, PDFRef, PDFString } from 'pdf-lib';
import { slots } from './template.ts';

export interface Filling {
  /** Drawing operators, in ASCII. */
  readonly firstPage: string;
  readonly secondPage: string;
  /** Where the links to the calculator lead. */
  readonly address: string;
}

/**
 * Puts the drawing of both pages, and the address of the links, in their places in a template. The
 * fonts that the drawing names are those the template has embedded already: embedding them again would
 * cost most of the time, and bring a font parser to the browser. Both options of speed keep pdf-lib
 * from pausing after every few objects. Nothing is dated, so that the same filling gives the same bytes.
 * @throws if the template is no PDF, or not a whole one: the page of a failed request, say.
 */
export async function fillTemplate(
  template: Uint8Array,
  { firstPage, secondPage, address }: Filling,
): Promise<Uint8Array<ArrayBuffer>> {
  const report = await PDFDocument.load(template, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { context } = report;
  context.assign(PDFRef.of(slots.firstPage), context.stream(firstPage));
  context.assign(PDFRef.of(slots.secondPage), context.stream(secondPage));
  context.assign(PDFRef.of(slots.address), context.obj({ S: 'URI', URI: PDFString.of(address) }));
  const bytes = await report.save({
    useObjectStreams: false,
    addDefaultPage: false,
    objectsPerTick: Infinity,
  });
  return Uint8Array.from(bytes);
}
