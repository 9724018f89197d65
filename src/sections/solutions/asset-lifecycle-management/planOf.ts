import type { Shape } from '../../../content-model/drawings';
import type { CapitalPlan } from '../../../content-model/drawings/capitalPlan';

export type PlannedMachine = CapitalPlan['rows'][number];

/** The data of a drawn capital plan: its years, and machines with their quotes. */
export function planOf(drawing: Queries.DrawingPartsFragment): CapitalPlan | undefined {
  const shape = drawing.shape as unknown as Shape;
  return shape.type === 'capitalPlan' ? shape : undefined;
}
