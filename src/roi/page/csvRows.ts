import copy from '../../copy/roi.json';
import details from '../../copy/roiDetails.json';
import terms from '../../copy/roiTerms.json';
import { fill } from '../../text/fillWords.ts';
import { integrationField, numberFields, type RoiInputs } from '../fields.ts';
import { computeRoi, type RoiResult } from '../model.ts';
import { explain } from '../report/copy/explain.ts';
import { stepLabel } from '../report/copy/working.ts';
import { computeWorking, stepGroups, type Step } from '../working.ts';
import type { Pair } from './address.ts';
import type { Cell } from '../../format/csv.ts';

const words = details.csv;
const { before, after } = words.columns;

/** The columns between the name of the set and the words. */
type Row = readonly [part: string, item: string, name: string, ...figures: Cell[]];

/** Every input, step and result of one or two sets, unrounded; one line each. */
export function csvRows(sets: Pair<RoiInputs>): Cell[][] {
  const named = sets.flatMap((inputs, index) => (inputs ? [{ inputs, index }] : []));
  return [
    [...before, terms.inHouse, terms.outsourced, terms.together, ...after],
    ...named.flatMap(({ inputs, index }) => {
      const result = computeRoi(inputs);
      const rows = [...inputRows(inputs), ...workingRows(inputs, result), ...resultRows(result)];
      return rows.map((row): Cell[] => [index === 0 ? copy.sets.first : copy.sets.second, ...row]);
    }),
  ];
}

const inputRows = (inputs: RoiInputs): Row[] => [
  ...numberFields.map(({ key, name, label, unit }): Row => [
    words.inputs,
    label,
    name,
    '',
    '',
    inputs[key],
    unit,
    '',
  ]),
  [
    words.inputs,
    integrationField.label,
    integrationField.name,
    ...['', '', String(inputs.isIntegration), '', ''],
  ],
];

function workingRows(inputs: RoiInputs, result: RoiResult): Row[] {
  const steps = computeWorking(inputs, result);
  const explained = explain(steps);
  return stepGroups(inputs.isIntegration)
    .flat()
    .flatMap((id) => {
      const step: Step | null = steps[id];
      if (!step) return [];
      const figures = [step.inHouse ?? '', step.outsourced ?? '', step.together ?? ''];
      return [[words.working, stepLabel(id), id, ...figures, step.unit, explained[id]]];
    });
}

function resultRows(result: RoiResult): Row[] {
  const how = fill(words.shown, { bound: result.bound ?? words.none });
  const { costSavedInhouse, costSavedOutsourced, totalCostSavedPerYear } = result;
  const { timeSavedInhouse, timeSavedOutsourced, totalTimeSavedPerYear } = result;
  const one = (item: string, name: string, figure: Cell, unit: string): Row => [
    words.results,
    item,
    name,
    ...['', '', figure, unit, how],
  ];
  const dollars = [costSavedInhouse, costSavedOutsourced, totalCostSavedPerYear];
  const hours = [timeSavedInhouse, timeSavedOutsourced, totalTimeSavedPerYear];
  const integration = result.savingsOnIntegrationsPercentage;
  return [
    one(terms.return, 'ROIPercentage', result.ROIPercentage, 'percent'),
    [words.results, stepLabel('dollarsSaved'), 'totalCostSavedPerYear', ...dollars, 'usd', how],
    [words.results, stepLabel('hoursSaved'), 'totalTimeSavedPerYear', ...hours, 'hours', how],
    one(terms.payback, 'breakevenTimeline', result.breakevenTimeline, ''),
    ...(integration === undefined
      ? []
      : [one(terms.savedOnConnections, 'savingsOnIntegrationsPercentage', integration, 'percent')]),
  ];
}
