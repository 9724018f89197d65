import fc from 'fast-check';
import { resultRows } from '../../src/kinds/calculator/resultWords.ts';
import type { RoiInputs } from '../../src/roi/fields.ts';
import { formatUsd } from '../../src/format/number.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { csvRows } from '../../src/roi/page/csvRows.ts';
import { workingRows } from '../../src/roi/page/workingRows.ts';
import { toParams } from '../../src/roi/inputs.ts';
import { respond } from '../../src/roi/route/respond.ts';
import { site } from '../../src/site.ts';
import { inputs } from './arbitraries.ts';
import { textsOfPages } from './readPdf.ts';
import { reportFor, routeServices } from './templates.ts';

/** What the route answers to the address that carries these inputs. */
async function fromRoute(given: RoiInputs): Promise<Uint8Array> {
  const request = new Request(`${site.origin}/roi-pdf?${toParams(given).toString()}`);
  return new Uint8Array(await (await respond(request, routeServices)).arrayBuffer());
}

/** The figures that the result of the page shows, large and small. */
const shownOnPage = (given: RoiInputs): string[] => {
  const result = computeRoi(given);
  const [, returned, payback, cost] = resultRows(result).map(([, figure]) => figure);
  return [formatUsd(result.totalCostSavedPerYear), returned, payback, cost].map(String);
};

/** A figure as it is shown, with its digits alone. */
const digitsOf = (figure: string): string => figure.replace(/^≈ /, '');

/** Milliseconds for the reports to be drawn and read, also where other work goes on. */
const PATIENCE = 60_000;

it(
  'is one number everywhere: page, report, file and route',
  async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (given) => {
        const report = await reportFor(given);
        expect(Buffer.compare(await fromRoute(given), report)).toBe(0);

        const [first = [], second = []] = await textsOfPages(report);
        const answer = first.join(' ');
        // The fixed figures of a bound are whole dollars, and the report writes them so.
        for (const figure of shownOnPage(given)) {
          expect(answer).toContain(figure.replace(/\.00$/, ''));
        }

        const result = computeRoi(given);
        const working = workingRows(given, result).flat();
        const steps = working.filter(({ id }) => !id.includes('-'));
        for (const { together } of steps) expect(second).toContain(digitsOf(together));

        const saved = csvRows([given, null])
          .flat()
          .filter((cell) => cell === result.unclamped.totalCostSavedPerYear);
        expect(saved.length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  },
  PATIENCE,
);
