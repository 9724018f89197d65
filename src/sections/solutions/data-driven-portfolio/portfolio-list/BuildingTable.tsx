import { DataTable } from '../../../../ui/primitives/DataTable';
import type { Portfolio } from '../portfolio';
import { measureNames, shown } from '../rank';
import words from './words.json';

/** All buildings with the three measures, for those without scripts. */
export const BuildingTable = ({ orders, buildings }: Portfolio) => (
  <DataTable
    caption={words.all}
    isCaptionShown
    columns={[
      words.building,
      ...orders.map(({ title }) => ({ name: title, isFigures: true })),
      { name: words.why, isWhole: true },
    ]}
    groups={[
      {
        rows: buildings.map((building) => ({
          key: building.code,
          head: `${building.code}, ${building.city}`,
          cells: [...measureNames.map((name) => shown(name, building)), building.remark],
        })),
      },
    ]}
  />
);
