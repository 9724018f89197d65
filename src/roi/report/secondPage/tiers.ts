import type { RoiResult } from '../../model.ts';
import { buildingTiers, employeeTiers } from '../../../pricing/tiers.ts';
import type { Canvas } from '../canvas.ts';
import { priceLists, prices } from './layout.ts';

/** Points at the prices that apply; the working names them in words. */
export function drawTiers(canvas: Canvas, { cost }: RoiResult): void {
  const applied = [
    [priceLists.staff.x, employeeTiers, cost.employees],
    [priceLists.buildings.x, buildingTiers, cost.buildings],
  ] as const;
  canvas.decorate(() => {
    for (const [x, tiers, { price }] of applied) {
      const row = tiers.findIndex((tier) => tier.price === price);
      const y = prices.first + row * prices.step - 1.1;
      canvas.node([x - 3.2, y], 0.85, 'white', 'pine-600', 1.4);
    }
  });
}
