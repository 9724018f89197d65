import { Track } from '../../../../ui/plot/Track';
import { Text } from '../../../../ui/primitives/Text';
import { PickRow } from '../../../../ui/product-ui/parts/PickRow';
import type { PortfolioBuilding } from '../portfolio';
import { measures, shown, type MeasureName } from '../rank';
import * as styles from './BuildingLine.module.css';

interface BuildingLineProps {
  readonly group: string;
  readonly name: MeasureName;
  readonly building: PortfolioBuilding;
  readonly rank: number;
  /** The first of the order, whose bar is full. */
  readonly first: PortfolioBuilding;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A building as a radio button: its place, its name, and its measure as a bar. */
export function BuildingLine(props: BuildingLineProps) {
  const { group, name, building, rank, first, isChosen, onChoose } = props;
  return (
    <PickRow className={styles.root} {...{ group, isChosen, onChoose }}>
      <Text as="span" look="figureSm" className={styles.rank}>
        {rank}
      </Text>
      <span className={styles.name}>
        <Text as="b" look="label">
          {building.code}
        </Text>{' '}
        <Text as="span" look="source" className={styles.city}>
          {building.city}
        </Text>
      </span>
      <span className={styles.track}>
        <Track
          isHigh
          value={measures[name](building)}
          of={measures[name](first)}
          fill={isChosen ? 'measured' : 'expected'}
        />
      </span>
      <Text as="span" look="label" className={styles.value}>
        {shown(name, building)}
      </Text>
    </PickRow>
  );
}
