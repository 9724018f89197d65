import fc from 'fast-check';
import type { RoiInputs } from '../../src/roi/fields.ts';
import { code as codePlace } from '../../src/roi/report/secondPage/layout.ts';
import { inputs, withInputs } from './arbitraries.ts';
import { openPdf, readTexts, type DrawnText } from './readPdf.ts';
import { reportFor } from './templates.ts';

const { square } = codePlace;
const MARGIN = (16 / 25.4) * 72;
const [WIDTH, HEIGHT] = [595.28, 841.89];

/** What a text covers: from a little below its baseline to the height of its capitals. */
const boxOf = ({ x, y, width, size }: DrawnText) => ({
  left: x + 0.3,
  right: x + width - 0.3,
  bottom: y - 0.1 * size,
  top: y + 0.66 * size,
});

function overlaps(a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

const points = (millimeters: number): number => (millimeters / 25.4) * 72;

/** The QR code with three of its four quiet modules; a text beside it may touch the last. */
const QUIET = points(1.4);
const code = {
  left: points(square.x) - QUIET,
  right: points(square.x + square.width) + QUIET,
  bottom: HEIGHT - points(square.y + square.height) - QUIET,
  top: HEIGHT - points(square.y) + QUIET,
};

/** Texts of both pages that overlap another, leave the margins or are too small to be read. */
async function errorsOf(given: RoiInputs): Promise<string[]> {
  const doc = await openPdf(await reportFor(given));
  return doc.getPages().flatMap((page, number) => {
    const texts = readTexts(page)
      .filter(({ text }) => text.trim() !== '')
      .map((text) => ({ ...text, box: boxOf(text) }));
    return texts.flatMap((text, index) => {
      const { left, right, bottom, top } = text.box;
      const errors = texts
        .slice(index + 1)
        .filter(({ box }) => overlaps(text.box, box))
        .map((other) => `"${text.text}" overlaps "${other.text}"`);
      const inside = left >= MARGIN - 2 && right <= WIDTH - MARGIN + 1 && bottom > 20;
      if (!inside || top > HEIGHT - 20) errors.push(`"${text.text}" leaves the margins`);
      if (number === 1 && overlaps(text.box, code)) errors.push(`"${text.text}" is on the code`);
      if (text.size < 6) errors.push(`"${text.text}" is too small`);
      if (/[\ufffd?]/.test(text.text)) errors.push(`"${text.text}" cannot be read`);
      return errors;
    });
  });
}

const largest: Partial<RoiInputs> = {
  totalNumberOfInhouseOandMEmployees: 10_000,
  noOfBuildings: 10_000,
  monthlyWorkOrdersCount: 1_000_000,
  inHouseWorkOrdersPercentage: 33.333333,
  avgTimeForInHouseWorkOrder: 1_000,
  avgTimeForOutsourcedWorkOrder: 1_000,
  timeDecreasePercentageWithProvider: 99.999999,
  timeDecreasePercentageOutsourcedWithProvider: 100,
};

/** Milliseconds for the reports to be drawn and read, also where other work goes on. */
const PATIENCE = 60_000;

describe('the layout', () => {
  it.each<[string, Partial<RoiInputs>]>([
    ['the defaults', {}],
    ['no integration', { isIntegration: false }],
    ['no orders', { monthlyWorkOrdersCount: 0 }],
    ['the floor', { monthlyWorkOrdersCount: 20 }],
    ['the ceiling', { monthlyWorkOrdersCount: 900 }],
    ['a late breakeven', { monthlyWorkOrdersCount: 16 }],
    [
      'a breakeven just after month six',
      {
        totalNumberOfInhouseOandMEmployees: 251,
        monthlyWorkOrdersCount: 91,
        inHouseWorkOrdersPercentage: 0,
        timeDecreasePercentageOutsourcedWithProvider: 16,
      },
    ],
    ['nothing in-house', { inHouseWorkOrdersPercentage: 0 }],
    ['the largest values', largest],
    ['the largest values without integration', { ...largest, isIntegration: false }],
  ])('holds for %s', async (_, changes) => {
    expect(await errorsOf(withInputs(changes))).toEqual([]);
  });

  it(
    'holds for any inputs',
    async () => {
      await fc.assert(
        fc.asyncProperty(inputs, async (given) => expect(await errorsOf(given)).toEqual([])),
        { numRuns: 50 },
      );
    },
    PATIENCE,
  );
});
