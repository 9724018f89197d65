import type { ArtifactOf } from '../../../content-model/artifact';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import * as styles from './Bars.module.css';

/** A bar for each value, to one scale, and a line across them where there is a limit. */
export function Bars({ rows, limit }: ArtifactOf<'bars'>) {
  const most = Math.max(limit?.value ?? 0, ...rows.map(({ value }) => value));
  const share = (value: number): number => (value / most) * 100;
  return (
    <div style={place({ limit: limit ? share(limit.value) : undefined })}>
      <ul className={styles.rows}>
        {rows.map(({ name, value, text, tone }) => (
          <li key={name} className={styles.row}>
            <Text as="span" look="small" className={styles.name}>
              {name}
            </Text>
            <span className={limit ? `${styles.track} ${styles.limited}` : styles.track}>
              <i className={styles.bar} data-shade={tone} style={place({ w: share(value) })} />
            </span>
            <Text as="span" look="figureSm">
              {text}
            </Text>
          </li>
        ))}
      </ul>
      {limit ? (
        <Text look="tick" isSoft className={styles.limit}>
          {limit.name}
        </Text>
      ) : null}
    </div>
  );
}
