import terms from '../../../copy/roiTerms.json';
import {
  formatDollars,
  formatHours,
  formatMonths,
  formatPercentage,
  formatUsd,
} from '../../../format/number.ts';
import type { Step, StepId, Working } from '../../working.ts';
import { figureLabels } from './firstPage.ts';
import { neededFigure } from './units.ts';

/** The words of the table that shows the working. */
export const columnTitles = {
  step: 'Step',
  how: 'How',
  inHouse: terms.inHouse,
  outsourced: terms.outsourced,
  together: terms.together,
};

const rows: Readonly<Record<StepId, readonly [label: string, show: (figure: number) => string]>> = {
  jobs: ['Jobs a year', formatHours],
  hoursToday: ['Hours today', formatHours],
  hoursSaved: ['Hours saved', formatHours],
  dollarsSaved: ['Dollars saved', formatUsd],
  staff: ['Platform, by staff', formatDollars],
  buildings: ['Platform, by buildings', formatDollars],
  connections: ['Connections', formatDollars],
  cost: [figureLabels.cost, formatDollars],
  return: [figureLabels.return, formatPercentage],
  payback: [figureLabels.breakeven, formatMonths],
  connectionsSaved: [figureLabels.integration, formatPercentage],
  breakEven: ['Covers its cost at', neededFigure],
};

export const stepLabel = (id: StepId): string => rows[id][0];

type Figures = Readonly<Partial<Record<'inHouse' | 'outsourced' | 'together', string>>>;

/** The figures of a step as they are shown; none for a step that is not taken. */
export function figuresOf(steps: Working, id: StepId): Figures {
  const step: Step | null = steps[id];
  if (step === null) return {};
  const [, show] = rows[id];
  const { inHouse: own, outsourced: bought, together } = step;
  return {
    ...(own !== undefined && { inHouse: show(own) }),
    ...(bought !== undefined && { outsourced: show(bought) }),
    together: together === null ? neededFigure(null) : show(together),
    ...(id === 'payback' && { together: steps.payback.from.timeline }),
  };
}
