import copy from '../../copy/roiDetails.json';
import { fill } from '../../text/fillWords.ts';
import { bounds, type BoundName } from '../bounds.ts';
import type { RoiInputs } from '../fields.ts';
import { formatHours, formatPercentage, formatUsd } from '../../format/number.ts';
import type { RoiResult } from '../model.ts';
import { explain } from '../report/copy/explain.ts';
import { figuresOf, stepLabel } from '../report/copy/working.ts';
import { computeWorking, stepGroups, type Step, type StepId } from '../working.ts';

/** One line of the working: what, how, and its figures as they are shown. */
export interface WorkingRow {
  readonly id: string;
  readonly step: string;
  readonly how: string;
  readonly inHouse?: string | undefined;
  readonly outsourced?: string | undefined;
  readonly together: string;
}

const words = copy.working.bound;

/** Every step with the visitor's numbers, in groups; last, where a bound applies, what it puts in their place. */
export function workingRows(inputs: RoiInputs, result: RoiResult): WorkingRow[][] {
  const steps = computeWorking(inputs, result);
  const explained = explain(steps);
  const row = (id: StepId): WorkingRow => {
    const step: Step | null = steps[id];
    const shown = figuresOf(steps, id);
    const mark = (cell: 'inHouse' | 'outsourced' | 'together') =>
      shown[cell] && marked(shown[cell], step?.[cell]);
    return {
      id,
      step: stepLabel(id),
      how: explained[id],
      inHouse: mark('inHouse'),
      outsourced: mark('outsourced'),
      together: id === 'payback' ? (shown.together ?? '') : (mark('together') ?? ''),
    };
  };
  const groups = stepGroups(inputs.isIntegration).map((ids) => ids.map(row));
  return result.bound ? [...groups, boundRows(result, result.bound)] : groups;
}

/** A figure with `≈` before it where fewer digits are shown than it has. */
export function marked(shown: string, value: number | null | undefined): string {
  if (typeof value !== 'number') return shown;
  const read = Number(shown.replace('−', '-').replace(/[^\d.-]/g, ''));
  return read === value ? shown : `≈ ${shown}`;
}

/** The fixed figures of a bound, as the page shows them. */
function boundRows(result: RoiResult, bound: BoundName): WorkingRow[] {
  const limit = formatPercentage(bounds[bound].ROIPercentage);
  const side = bound === 'floor' ? words.orLess : words.orMore;
  const row = (id: StepId, together: string, how: string): WorkingRow => ({
    id: `${bound}-${id}`,
    step: stepLabel(id),
    how,
    together,
  });
  return [
    {
      ...row('dollarsSaved', formatUsd(result.totalCostSavedPerYear), words.shared),
      inHouse: marked(formatUsd(result.costSavedInhouse), result.costSavedInhouse),
      outsourced: marked(formatUsd(result.costSavedOutsourced), result.costSavedOutsourced),
    },
    {
      ...row('hoursSaved', formatHours(result.totalTimeSavedPerYear), words.shared),
      inHouse: marked(formatHours(result.timeSavedInhouse), result.timeSavedInhouse),
      outsourced: marked(formatHours(result.timeSavedOutsourced), result.timeSavedOutsourced),
    },
    row('return', limit, fill(words.rule, { bound: limit, side })),
    row('payback', result.breakevenTimeline, words.fixed),
  ];
}
