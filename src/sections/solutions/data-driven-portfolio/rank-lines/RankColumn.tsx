import { Text } from '../../../../ui/primitives/Text';
import type { PortfolioBuilding } from '../portfolio';
import { shown, sortedBy, type MeasureName } from '../rank';
import * as styles from './RankColumn.module.css';

interface RankColumnProps {
  readonly name: MeasureName;
  readonly buildings: readonly PortfolioBuilding[];
  /** Code of the building that is followed. */
  readonly chosen: string;
  /** Before the code, the id of its radio button. */
  readonly group: string;
  readonly onChoose: (code: string) => void;
}

/** One order; each line of it chooses its building in all three. */
export const RankColumn = ({ name, buildings, chosen, group, onChoose }: RankColumnProps) => (
  <ol className={styles.root}>
    {sortedBy(name, buildings).map(({ building }) => (
      <li key={building.code}>
        <label
          htmlFor={`${group}${building.code}`}
          className={styles.line}
          data-chosen={building.code === chosen ? '' : undefined}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') onChoose(building.code);
          }}
        >
          <Text as="b" look="label">
            {building.code}
          </Text>
          <Text as="span" look="source" className={styles.more}>
            {building.city}
          </Text>
          <Text as="span" look="source" className={styles.more}>
            {shown(name, building)}
          </Text>
        </label>
      </li>
    ))}
  </ol>
);
