import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import { Axis, type Tick } from './Axis';
import * as styles from './Lanes.module.css';

/** Ticks that a phone has room for. */
const MANY = 3;

interface LanesProps {
  /** `content` is `Band`s, `Dot`s, or words if there is nothing. */
  readonly lanes: readonly { readonly name: string; readonly content: ReactNode }[];
  readonly ticks: readonly Tick[];
  /** The marks of the read-out are moments of the axis, not the lanes. */
  readonly isAcross?: boolean;
  /** Probe of the read-out. */
  readonly children?: ReactNode;
}

/** Records of one day below one another on one axis, each with its name before it. */
export const Lanes = ({ lanes, ticks, isAcross, children }: LanesProps) => (
  <div className={styles.root}>
    <div className={styles.lanes}>
      {lanes.map(({ name, content }) => (
        <div key={name} className={styles.lane}>
          <Text as="span" look="source">
            {name}
          </Text>
          <Text as="span" look="source" className={styles.track}>
            {content}
          </Text>
        </div>
      ))}
      {isAcross ? <div className={styles.across}>{children}</div> : children}
    </div>
    <div className={styles.axis}>
      <Axis ticks={ticks} isSparse={ticks.length > MANY} />
    </div>
  </div>
);
