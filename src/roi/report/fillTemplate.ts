import { ParseSpeeds, PDFDocument } from 'pdf-lib';

/**
 * Adds content to the first page of a template. The fonts that it names are those the template has
 * embedded already: embedding them anew would cost most of the time (29 reports a second), and bring a
 * font parser to the browser. Both options of speed keep pdf-lib from pausing after every few objects.
 * Nothing is dated, so that the same content gives the same bytes.
 * @throws if the template is no PDF, or not a whole one: the page of a failed request, say.
 */
export async function fillTemplate(
  template: Uint8Array,
  content: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const report = await PDFDocument.load(template, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const stream = report.context.register(report.context.stream(content));
  report.getPage(0).node.addContentStream(stream);
  const bytes = await report.save({
    useObjectStreams: false,
    addDefaultPage: false,
    objectsPerTick: Infinity,
  });
  return Uint8Array.from(bytes);
}
