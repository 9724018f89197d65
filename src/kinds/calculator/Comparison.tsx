import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import details from '../../copy/roiDetails.json';
import terms from '../../copy/roiTerms.json';
import { integrationField, numberFields, type RoiInputs } from '../../roi/fields.ts';
import { formatDollars, formatEntered, formatHours } from '../../format/number.ts';
import { computeRoi } from '../../roi/model.ts';
import { settle } from '../../roi/settle.ts';
import { figureRows } from './figureRows';
import { SideBySide, type SideRow } from './SideBySide';

interface ComparisonProps {
  readonly first: RoiInputs;
  readonly second: RoiInputs;
}

const words = details.comparison;

/** Signed difference, or a word for none. */
const differenceOf = (change: number, show: (size: number) => string): string =>
  change === 0 ? words.same : `${change > 0 ? '+' : ''}${show(change)}`;

function inputRows({ first, second }: ComparisonProps): SideRow[] {
  const rows = numberFields
    .filter(({ key }) => first[key] !== second[key])
    .map(({ key, label }) => ({
      label,
      cells: [
        formatEntered(first[key]),
        formatEntered(second[key]),
        differenceOf(settle(second[key] - first[key]), formatEntered),
      ],
    }));
  if (first.isIntegration === second.isIntegration) return rows;
  const cells = [first, second].map(({ isIntegration }) => (isIntegration ? terms.yes : terms.no));
  return [...rows, { label: integrationField.label, cells: [...cells, '–'] }];
}

/** Two sets of inputs: their differences and results. */
export function Comparison(props: ComparisonProps) {
  const [first, second] = [props.first, props.second].map((inputs) => computeRoi(inputs));
  if (!first || !second) return null;
  const answers = [first, second].map(({ unclamped, cost }) => ({
    figures: unclamped,
    cost: cost.total,
  }));
  const change = (of: 'totalCostSavedPerYear' | 'totalTimeSavedPerYear' | 'ROIPercentage') =>
    settle(second.unclamped[of] - first.unclamped[of]);
  const differences = [
    differenceOf(change('totalCostSavedPerYear'), formatDollars),
    differenceOf(change('totalTimeSavedPerYear'), formatHours),
    differenceOf(settle(second.cost.total - first.cost.total), formatDollars),
    differenceOf(change('ROIPercentage'), (points) =>
      fill(words.points, { points: formatHours(points) }),
    ),
    first.unclamped.breakevenTimeline === second.unclamped.breakevenTimeline ? words.same : '–',
  ];
  const rows = figureRows(answers).map((row, index) => ({
    ...row,
    cells: [...row.cells, differences[index] ?? ''],
  }));
  return (
    <SideBySide
      label={words.table}
      columns={[
        { title: copy.sets.first },
        { title: copy.sets.second },
        { title: words.difference },
      ]}
      rows={[...inputRows(props), ...rows]}
      note={details.columns}
    />
  );
}
