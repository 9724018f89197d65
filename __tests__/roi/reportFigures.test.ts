import fc from 'fast-check';
import type { RoiInputs } from '../../src/roi/fields.ts';
import {
  formatDollars,
  formatEntered,
  formatHours,
  formatPercentage,
  formatUsd,
} from '../../src/format/number.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { disconnected, readingsOf } from '../../src/roi/readings.ts';
import { inputs, withInputs } from './arbitraries.ts';
import { textsOfPages } from './readPdf.ts';
import { reportFor } from './templates.ts';

/** The answer: what page 1 says, each figure a text of its own. */
function answerOf(given: RoiInputs): string[] {
  const result = computeRoi(given);
  return [
    formatPercentage(result.ROIPercentage),
    result.breakevenTimeline,
    formatDollars(result.cost.total),
    formatUsd(result.costSavedInhouse),
    formatUsd(result.costSavedOutsourced),
    `${formatHours(result.timeSavedInhouse)} h`,
    `${formatHours(result.timeSavedOutsourced)} h`,
    formatEntered(given.noOfBuildings),
    formatEntered(given.monthlyWorkOrdersCount),
    `${formatEntered(given.inHouseWorkOrdersPercentage)}%`,
    `${formatEntered(given.avgTimeForInHouseWorkOrder)} h`,
  ];
}

/** How it comes about: what page 2 says, without bounds. */
function workingOf(given: RoiInputs): string[] {
  const { unclamped, work, cost } = computeRoi(given);
  const { inHouse, outsourced } = work;
  const readings = readingsOf(given).map(({ result }) => result);
  const compared = [...readings, disconnected(given)].flatMap((result) => result ?? []);
  return [
    ...[inHouse, outsourced].flatMap(({ orders, hours, hoursSaved }) =>
      [orders, hours, hoursSaved].map(formatHours),
    ),
    formatHours(unclamped.totalTimeSavedPerYear),
    formatUsd(unclamped.costSavedInhouse),
    formatUsd(unclamped.costSavedOutsourced),
    formatUsd(unclamped.totalCostSavedPerYear),
    ...[cost.employees.price, cost.buildings.price, cost.total].map(formatDollars),
    ...(given.isIntegration ? [formatDollars(cost.integration), '62.5%'] : []),
    unclamped.breakevenTimeline,
    ...compared.flatMap((result) => [
      formatDollars(result.unclamped.totalCostSavedPerYear),
      formatPercentage(result.unclamped.ROIPercentage),
      formatDollars(result.cost.total),
    ]),
  ];
}

async function missingFrom(given: RoiInputs): Promise<string[]> {
  const [first, second] = await textsOfPages(await reportFor(given));
  return [
    ...answerOf(given).filter((figure) => !first?.includes(figure)),
    ...workingOf(given).filter((figure) => !second?.includes(figure)),
  ];
}

/** Milliseconds for the reports to be drawn and read, also where other work goes on. */
const PATIENCE = 60_000;

describe('the figures of a report', () => {
  it('are the golden ones of the defaults, on both pages', async () => {
    const [first = [], second = []] = await textsOfPages(await reportFor(withInputs({})));
    for (const figure of ['605.8%', '2 months', '$46,380', '$70,048.80', '$210,924.00']) {
      expect(first).toContain(figure);
      expect(second).toContain(figure);
    }
    for (const figure of ['10,044', '$280,972.80', '$140,486', '302.9%', '751.7%', '1.98 months']) {
      expect(second).toContain(figure);
    }
  });

  it(
    'are those of the model, for any inputs',
    async () => {
      await fc.assert(
        fc.asyncProperty(inputs, async (given) => expect(await missingFrom(given)).toEqual([])),
        { numRuns: 25 },
      );
    },
    PATIENCE,
  );

  it('are the same on the page that says what a bound replaces', async () => {
    const [, second = []] = await textsOfPages(
      await reportFor(withInputs({ monthlyWorkOrdersCount: 20 })),
    );
    const words = second.join(' ');
    expect(words).toMatch(/floor applies/);
    for (const figure of ['$50,000', '2,000 hours', '200%', '6 months', '$62,438.40', '134.6%']) {
      expect(words).toContain(figure);
    }
  });
});
