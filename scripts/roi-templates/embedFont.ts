import { PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { FontCut } from '../../src/roi/report/face.ts';
import type { CutFont } from './cutFonts.ts';

/**
 * Embeds a cut whole, with every glyph under its own number, so that a report can name glyphs
 * without opening the font. pdf-lib's own embedding leaves out glyphs that no char names directly,
 * such as the figures of one width.
 */
export function embedFont(doc: PDFDocument, cut: FontCut, { bytes, font, face }: CutFont): PDFRef {
  const { context } = doc;
  const name = `${cut.slice(0, 6).toUpperCase().padEnd(6, 'X')}+InstrumentSans-${cut}`;
  const file = context.register(context.flateStream(bytes, { Length1: bytes.length }));
  const { minX, minY, maxX, maxY } = font.bbox;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [minX, minY, maxX, maxY],
      ItalicAngle: 0,
      Ascent: font.ascent,
      Descent: font.descent,
      CapHeight: font.capHeight,
      StemV: cut === 'text' ? 80 : 120,
      FontFile2: file,
    }),
  );
  const glyphs = face.ids.map((id, index) => ({
    id,
    advance: face.advances[index] ?? 0,
    char: face.chars[index] ?? '',
  }));
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      CIDToGIDMap: 'Identity',
      FontDescriptor: descriptor,
      W: [...glyphs].sort((a, b) => a.id - b.id).flatMap(({ id, advance }) => [id, [advance]]),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicode(glyphs))),
    }),
  );
}

/** Says which char each glyph stands for, so that text can be selected, searched and read aloud. */
function toUnicode(glyphs: readonly { id: number; char: string }[]): string {
  const hex = (value: number): string => `<${value.toString(16).padStart(4, '0')}>`;
  const pairs = glyphs.map(({ id, char }) => `${hex(id)} ${hex(char.charCodeAt(0))}`);
  const blocks: string[] = [];
  // A block holds at most a hundred pairs.
  for (let start = 0; start < pairs.length; start += 100) {
    const block = pairs.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
