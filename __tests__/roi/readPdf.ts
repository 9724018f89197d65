import type { PDFRawStream } from 'pdf-lib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFPage,
} from 'pdf-lib';

/** A text as it stands on a page; points from the page's lower left corner. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

interface Font {
  readonly chars: ReadonlyMap<string, string>;
  readonly advances: ReadonlyMap<number, number>;
}

const decode = (stream: PDFRawStream): string =>
  new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());

/** Reads a font as a reader would: chars from its map to Unicode, widths from its list. */
function readFont(font: PDFDict): Font {
  const map = decode(font.lookup(PDFName.of('ToUnicode'), PDFStream) as PDFRawStream);
  const chars = [...map.matchAll(/<(\w{4})> <(\w{4})>/g)].map(
    ([, glyph = '', char = '']) => [glyph, String.fromCharCode(parseInt(char, 16))] as const,
  );
  const widths = font
    .lookup(PDFName.of('DescendantFonts'), PDFArray)
    .lookup(0, PDFDict)
    .lookup(PDFName.of('W'), PDFArray);
  const advances = Array.from({ length: widths.size() / 2 }, (_, index) => {
    const id = widths.lookup(2 * index, PDFNumber).asNumber();
    const list = widths.lookup(2 * index + 1, PDFArray);
    return [id, list.lookup(0, PDFNumber).asNumber()] as const;
  });
  return { chars: new Map(chars), advances: new Map(advances) };
}

const textOperator = /BT .*?\/(\w+) (\S+) Tf (\S+) Tc (\S+) (\S+) Td \[(.*?)\] TJ ET/g;

/** The drawing operators of a page. */
export function readContent(page: PDFPage): string {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFArray)) throw new Error('The page has no content');
  const streams = Array.from({ length: contents.size() }, (_, index) =>
    decode(contents.lookup(index, PDFStream) as PDFRawStream),
  );
  return streams.join('\n');
}

/** The texts of a page, read from its content with the fonts that the document embeds. */
export function readTexts(page: PDFPage): DrawnText[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  if (!fonts) throw new Error('The page has no fonts');
  const content = readContent(page);
  const known = new Map(
    fonts.keys().map((name) => [name.decodeText(), readFont(fonts.lookup(name, PDFDict))]),
  );
  return [...content.matchAll(textOperator)].map(([, name = '', ...parts]) => {
    const [size = 0, tracking = 0, x = 0, y = 0] = parts.slice(0, 4).map(Number);
    const font = known.get(name);
    if (!font) throw new Error(`The page names no font ${name}`);
    return { ...readString(parts[4] ?? '', font, size, tracking), x, y, size };
  });
}

function readString(operand: string, font: Font, size: number, tracking: number) {
  let text = '';
  let pen = 0;
  // Where the last char that can be seen ends.
  let width = 0;
  for (const [piece] of operand.matchAll(/<\w*>|[-\d.]+/g)) {
    if (!piece.startsWith('<')) pen -= (Number(piece) / 1000) * size;
    else {
      for (const [glyph] of piece.matchAll(/\w{4}/g)) {
        const char = font.chars.get(glyph) ?? '\ufffd';
        pen += ((font.advances.get(parseInt(glyph, 16)) ?? 0) / 1000) * size + tracking;
        text += char;
        if (char !== ' ') width = pen;
      }
    }
  }
  return { text: text.trimEnd(), width };
}

export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** All texts of each page, in the order in which they were drawn. */
export async function textsOfPages(bytes: Uint8Array): Promise<string[][]> {
  const doc = await openPdf(bytes);
  return doc.getPages().map((page) => readTexts(page).map(({ text }) => text));
}

/** All texts of the first page. */
export async function firstPageTexts(bytes: Uint8Array): Promise<string[]> {
  return (await textsOfPages(bytes))[0] ?? [];
}
