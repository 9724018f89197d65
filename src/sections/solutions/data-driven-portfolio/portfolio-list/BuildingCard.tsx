import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
import type { Portfolio, PortfolioBuilding } from '../portfolio';
import { measureNames, ranksBy } from '../rank';
import words from './words.json';
import * as styles from './BuildingCard.module.css';

interface BuildingCardProps extends Portfolio {
  readonly building: PortfolioBuilding;
}

/** The record of the chosen building: why it is where it is, its three places, what happens next. */
export function BuildingCard({ building, orders, buildings }: BuildingCardProps) {
  const { code, city, area, remark, next } = building;
  const at = buildings.indexOf(building);
  return (
    <PanelSide isSunken>
      <div role="status" className={styles.says}>
        <Text look="source">{fill(words.size, { city, area: formatCount(area) })}</Text>
        <Text look="figureSm">{code}</Text>
        <Text>{remark}</Text>
      </div>
      <Terms
        width="9.5rem"
        terms={[
          ...orders.map(({ title }, index) => ({
            label: title,
            value: fill(words.place, {
              rank: ranksBy(measureNames[index] ?? 'empty', buildings)[at] ?? 0,
              count: buildings.length,
            }),
          })),
          { label: words.next, value: next },
        ]}
      />
    </PanelSide>
  );
}
