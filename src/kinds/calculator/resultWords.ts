import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import terms from '../../copy/roiTerms.json';
import {
  formatCount,
  formatDollars,
  formatHours,
  formatPercentage,
  formatUsd,
} from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { breakEvenEffect } from '../../roi/readings.ts';
import { site } from '../../site';

const words = copy.result;

/** Line below the large figure: its origin. */
export function originOf({ bound, ROIPercentage }: RoiResult, isFirst: boolean) {
  const which = bound ?? (isFirst ? 'defaults' : 'own');
  return fill(words[which], { return: formatPercentage(ROIPercentage) });
}

/** The large figure is smaller where it has more digits than its column has room for. */
export const lookOf = (figure: string): 'figureXl' | 'figureLg' =>
  figure.length > 11 ? 'figureLg' : 'figureXl';

/** Unclamped savings, where a bound applies: a larger input never lowers them unseen. */
export const aloneOf = ({ bound, unclamped }: RoiResult): string | null =>
  bound && formatUsd(unclamped.totalCostSavedPerYear);

/** Condition for covering the cost. */
function neededRow(result: RoiResult): readonly [string, string] {
  const needed = breakEvenEffect(result);
  if (needed === null) return [words.neededNever, words.never];
  const isCovered = result.unclamped.totalCostSavedPerYear >= result.cost.total;
  return [isCovered ? words.needed : words.neededMore, formatPercentage(needed)];
}

/** Rows of the result: label and figure. Their number is constant, so that nothing moves. */
export function resultRows(result: RoiResult): readonly (readonly [string, string])[] {
  const connections = result.savingsOnIntegrationsPercentage;
  return [
    [terms.hours, formatHours(result.totalTimeSavedPerYear)],
    [terms.return, formatPercentage(result.ROIPercentage)],
    [terms.payback, result.breakevenTimeline],
    [fill(terms.cost, { provider: site.name }), formatDollars(result.cost.total)],
    [
      terms.savedOnConnections,
      connections === undefined ? terms.notConnected : formatPercentage(connections),
    ],
    neededRow(result),
  ];
}

/** Result in a few words, and whether it is a bound. */
export const sumOf = ({ totalCostSavedPerYear: saved, bound }: RoiResult): string =>
  fill(words.sum[bound ?? 'own'], { saved: formatDollars(saved) });

/** Announced result: one sentence, and the unclamped savings where a bound applies. */
export function sentenceOf(result: RoiResult): string {
  const sentence = fill(words.status, {
    saved: formatUsd(result.totalCostSavedPerYear),
    hours: formatCount(result.totalTimeSavedPerYear),
    return: formatPercentage(result.ROIPercentage),
    payback: result.breakevenTimeline,
  });
  const own = aloneOf(result);
  if (own === null) return sentence;
  const { alone } = words;
  return fill(words.statusBound, { sentence, origin: originOf(result, false), alone, own });
}
