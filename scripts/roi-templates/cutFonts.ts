import { create, type Font } from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';
import { cuts, type FontCut, type FaceData } from '../../src/roi/report/face.ts';

/** Axes of the brand's variable font; headings narrow, text wide. */
const axes: Readonly<Record<FontCut, Record<string, number>>> = {
  heading: { wght: 560, wdth: 80 },
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
};

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}–—−×÷‘’“”·•…°`;

export interface CutFont {
  readonly bytes: Uint8Array;
  readonly font: Font;
  readonly face: FaceData;
}

/** Cuts the static fonts of the report out of the variable one, and measures them. */
export async function cutFonts(variable: Uint8Array): Promise<Record<FontCut, CutFont>> {
  const entries = await Promise.all(
    cuts.map(async (cut): Promise<[FontCut, CutFont]> => {
      const bytes = await subsetFont(variable, characters, {
        targetFormat: 'truetype',
        variationAxes: axes[cut],
        keepFeatures: ['kern', 'tnum'],
        noHinting: true,
      });
      const font = create(bytes);
      return [cut, { bytes, font, face: measure(font, cut) }];
    }),
  );
  return Object.fromEntries(entries) as Record<FontCut, CutFont>;
}

/** Less than a hundredth of an em is seen by nobody, and most pairs are less. */
const LEAST_KERNING = 10;

/** Chars of running text; the others hardly ever meet. */
const KERNED = /[\p{L}\p{N} .,:$%’–-]/u;

function measure(font: Font, cut: FontCut): FaceData {
  // Figures of one width line up in columns; in large type they would look uneven.
  const lay = (text: string) => font.layout(text, cut === 'heading' ? [] : ['tnum']);
  const chars = [...characters];
  const glyphs = chars.map((char) => {
    const [glyph] = lay(char).glyphs;
    if (!glyph || glyph.id === 0) throw new Error(`The font has no ${JSON.stringify(char)}`);
    return glyph;
  });
  const kern = (left: string, right: string): number => {
    const { glyphs: pair, positions } = lay(left + right);
    return (positions[0]?.xAdvance ?? 0) - (pair[0]?.advanceWidth ?? 0);
  };
  const kerned = chars.filter((char) => KERNED.test(char));
  const rows = kerned.flatMap((left) => {
    const pairs = kerned
      .map((right) => ({ right, value: kern(left, right) }))
      .filter(({ value }) => Math.abs(value) >= LEAST_KERNING)
      .map(({ right, value }) => `${right}${value < 0 ? '' : '+'}${value}`);
    return pairs.length > 0 ? [left + pairs.join(' ')] : [];
  });
  return {
    chars: characters,
    ids: glyphs.map(({ id }) => id),
    advances: glyphs.map(({ advanceWidth }) => advanceWidth),
    kerning: rows.join('\n'),
  };
}
