import { buildingTiers, employeeTiers, tierRanges } from '../../../pricing/tiers.ts';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';

/** All prices: rows are steps of staff, cells steps of buildings. */
export function priceList(own: PriceInputs) {
  const here = priceOf(own);
  const columns = tierRanges(buildingTiers);
  const rows = tierRanges(employeeTiers).map((staff) => ({
    staff,
    isHere: staff.from === here.employees.from,
    cells: columns.map((buildings) => {
      const inputs = { staff: staff.from, buildings: buildings.from };
      return {
        from: buildings.from,
        without: priceOf({ ...inputs, connections: false }).total,
        with: priceOf({ ...inputs, connections: true }).total,
        isHere: staff.from === here.employees.from && buildings.from === here.buildings.from,
      };
    }),
  }));
  return {
    columns: columns.map((buildings) => ({
      ...buildings,
      isHere: buildings.from === here.buildings.from,
    })),
    rows,
  };
}
