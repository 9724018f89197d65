import { Text } from '../../../ui/primitives/Text';
import * as styles from './DoorPlan.module.css';

interface PlanRoomProps {
  readonly name: string;
  readonly holds: readonly string[];
}

/** A room of the plan: its name and what is in it. */
export const PlanRoom = ({ name, holds }: PlanRoomProps) => (
  <>
    <Text as="b" look="name">
      {name}
    </Text>
    {holds.map((thing) => (
      <Text key={thing} as="span" look="source" className={styles.thing}>
        {thing}
      </Text>
    ))}
  </>
);
