import type { FontCut, FaceData } from './face.ts';
import { glyphs } from './generated/glyphs.ts';

/** How a text is set: cut, size in points, letter spacing in em. */
export interface Style {
  readonly cut: FontCut;
  readonly size: number;
  readonly tracking?: number;
}

interface Face {
  readonly glyph: ReadonlyMap<string, { readonly hex: string; readonly advance: number }>;
  readonly kerning: ReadonlyMap<string, number>;
}

const faces: Readonly<Record<FontCut, Face>> = {
  heading: readFace(glyphs.heading),
  text: readFace(glyphs.text),
  strong: readFace(glyphs.strong),
};

function readFace({ chars, ids, advances, kerning }: FaceData): Face {
  const glyph = [...chars].map((char, index) => {
    const hex = (ids[index] ?? 0).toString(16).padStart(4, '0');
    return [char, { hex, advance: advances[index] ?? 0 }] as const;
  });
  const pairs = kerning
    .split('\n')
    .flatMap((line) =>
      [...line.slice(1).matchAll(/(.)([+-]\d+)(?: |$)/g)].map(
        ([, right = '', value]) => [line.charAt(0) + right, Number(value)] as const,
      ),
    );
  return { glyph: new Map(glyph), kerning: new Map(pairs) };
}

const spaces = /[\u00a0\u202f\u2009\t\r\n]/g;

/** Leaves only chars that the cut can draw: spaces of any kind become plain, others a question mark. */
export function clean(text: string, cut: FontCut): string {
  const { glyph } = faces[cut];
  const plain = text.replace(spaces, ' ');
  return [...plain].map((char) => (glyph.has(char) ? char : '?')).join('');
}

interface Step {
  readonly hex: string;
  readonly advance: number;
  /** Distance to the next char beyond the advance, in thousandths of an em. */
  readonly kern: number;
}

function shape(text: string, cut: FontCut): Step[] {
  const { glyph, kerning } = faces[cut];
  const chars = [...clean(text, cut)];
  return chars.map((char, index) => {
    const { hex, advance } = glyph.get(char) ?? { hex: '0000', advance: 0 };
    return { hex, advance, kern: kerning.get(char + (chars[index + 1] ?? '')) ?? 0 };
  });
}

/** Width in points. */
export function measure(text: string, { cut, size, tracking = 0 }: Style): number {
  const steps = shape(text, cut);
  const em = steps.reduce((sum, { advance, kern }) => sum + advance + kern, 0) / 1000;
  return (em + tracking * Math.max(0, steps.length - 1)) * size;
}

/** The text as the operand of a PDF `TJ` operator: glyph numbers and the kerning between them. */
export function encode(text: string, cut: FontCut): string {
  const hex = shape(text, cut)
    .map((step) => (step.kern === 0 ? step.hex : `${step.hex}> ${-step.kern} <`))
    .join('');
  return `[<${hex}>]`;
}
