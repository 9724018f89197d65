import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from 'pdf-lib';

interface Printed {
  readonly title: string | undefined;
  readonly pages: number;
  readonly chapters: readonly { readonly page: number; readonly title: string }[];
}

/** What a printed book says of itself: its title, its pages, and where its chapters begin. */
export async function readPrinted(bytes: Uint8Array): Promise<Printed> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const refs = pdf.getPages().map(({ ref }) => ref);
  const outlines = pdf.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const chapters: { page: number; title: string }[] = [];
  let item = outlines?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const title = item.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();
    const target = item.lookup(PDFName.of('Dest'), PDFArray).get(0);
    chapters.push({ page: target instanceof PDFRef ? refs.indexOf(target) + 1 : 0, title });
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return { title: pdf.getTitle(), pages: refs.length, chapters };
}
