import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';

const bare = (title: string): string => title.replace(/\s/g, '');

/**
 * Gives the outline of a PDF the headings of its book. The browser writes what it sees, and loses the
 * space at which a heading wraps.
 */
export async function nameChapters(bytes: Uint8Array, markdown: string): Promise<Uint8Array> {
  const headings = Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, title = '']) => title);
  const byBare = new Map(headings.map((title) => [bare(title), title]));
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const [, item] of pdf.context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict) || !item.has(PDFName.of('Dest'))) continue;
    const title = item.lookupMaybe(PDFName.of('Title'), PDFString, PDFHexString);
    const whole = title && byBare.get(bare(title.decodeText()));
    if (whole) item.set(PDFName.of('Title'), PDFHexString.fromText(whole));
  }
  return pdf.save();
}
