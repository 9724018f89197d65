import type { PortfolioBars as PortfolioBarsData } from '../../../content-model/drawings/portfolioBars';
import { Track } from '../../plot/Track';
import { Chip } from '../parts/Chip';
import { Foot } from '../parts/Foot';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import * as styles from './PortfolioBars.module.css';
import { signedPercent } from '../parts/signed';

/** A quantity of several sites against the year before; less is better. Counts have no decimals. */
export function PortfolioBars(props: PortfolioBarsData) {
  const { title, place, quantity, highest, rows, note } = props;
  const decimals = rows.every(({ value }) => Number.isInteger(value)) ? 0 : 1;
  return (
    <Panel title={title} beside={<Tag text={place} />} end={quantity}>
      <ul>
        {rows.map(({ name, value, before }) => (
          <li key={name} className={styles.row}>
            <b className={styles.name}>{name}</b>
            <span className={styles.bar}>
              <Track
                value={value}
                of={highest}
                limit={before}
                fill={value > before ? 'late' : 'good'}
              />
            </span>
            <span className={styles.value}>{value.toFixed(decimals)}</span>
            <span className={styles.change}>
              <Chip
                text={signedPercent((value / before - 1) * 100)}
                tone={value > before ? 'late' : 'good'}
              />
            </span>
          </li>
        ))}
      </ul>
      {note ? <Foot text={note} /> : null}
    </Panel>
  );
}
