import fc from 'fast-check';
import { fitLine, fitParagraph } from '../../src/roi/report/fit.ts';
import { clean, encode, measure } from '../../src/roi/report/type.ts';

const style = { cut: 'text', size: 9 } as const;

describe('a text', () => {
  it('keeps only chars that the font can draw', () => {
    expect(clean('5\u00a0h − 2 × “a”', 'text')).toBe('5 h − 2 × “a”');
    expect(clean('x → 😀\n≥', 'text')).toBe('x ? ? ?');
  });

  it('of any chars can be measured and encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(measure(text, style)).toBeGreaterThanOrEqual(0);
        expect(encode(text, 'heading')).toMatch(/^\[<[0-9a-f]*(> -?\d+ <[0-9a-f]*)*>\]$/);
      }),
    );
  });

  it('has figures of one width, so that columns align', () => {
    expect(measure('1111', style)).toBeCloseTo(measure('8888', style), 6);
  });
});

describe('fitting', () => {
  it('shrinks a line to its width and leaves one that fits', () => {
    const shrunk = fitLine('$3,344,799,978,952,000.00', style, 40);
    expect(measure('$3,344,799,978,952,000.00', shrunk)).toBeCloseTo(40, 3);
    expect(fitLine('$1', style, 40)).toBe(style);
  });

  it('sets a paragraph within its box, and no word gets lost', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 80, max: 300 }), (words, width) => {
        const runs = [{ text: words.join(' '), color: 'ink-900' }] as const;
        const { lines, leading } = fitParagraph(runs, style, { width, lines: 6, leading: 1.4 });
        expect(lines.length * leading).toBeLessThanOrEqual(6 * 1.4 * 9 + 0.1);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
        const set = lines.map((line) => line.runs.map((run) => run.text).join('')).join(' ');
        expect(set).toBe(words.join(' '));
      }),
    );
  });
});
