import type { Shape } from '../../../content-model/drawings';
import type { CapitalPlan } from '../../../content-model/drawings/capitalPlan';
import type { MachineLife } from '../../../content-model/drawings/machineLife';

type Drawn = Queries.DrawingPartsFragment | null;

const shapeOf = (drawing: Drawn) => drawing?.shape as unknown as Shape | undefined;

/** Data of an asset’s drawing. */
export function machineOf(drawing: Drawn): MachineLife | undefined {
  const shape = shapeOf(drawing);
  return shape?.type === 'machineLife' ? shape : undefined;
}

/** Assets in a drawing of a capital plan. */
export function machinesOf(drawing: Drawn): CapitalPlan['rows'] {
  const shape = shapeOf(drawing);
  return shape?.type === 'capitalPlan' ? shape.rows : [];
}
