import type { CSSProperties } from 'react';
import type { RestBars as RestBarsData } from '../../../content-model/drawings/restBars';
import { Foot } from '../parts/Foot';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import * as styles from './RestBars.module.css';

/** A share of each site as bars, largest first; those over the limit are marked. */
export function RestBars(props: RestBarsData) {
  const { title, place, quantity, shares, limit, limitName, first, foot } = props;
  const highest = Math.max(...shares, limit);
  const heightOf = (share: number): string => `${((share / highest) * 100).toFixed(1)}%`;
  return (
    <Panel title={title} beside={<Tag text={place} />} end={quantity}>
      <div className={styles.root} style={{ '--limit': heightOf(limit) } as CSSProperties}>
        <span className={styles.first}>{first}</span>
        {shares.map((share, index) => (
          <i
            key={index}
            className={share > limit ? styles.over : styles.bar}
            style={{ height: heightOf(share) }}
          />
        ))}
        <span className={styles.limit}>{limitName}</span>
      </div>
      <Foot text={foot} />
    </Panel>
  );
}
