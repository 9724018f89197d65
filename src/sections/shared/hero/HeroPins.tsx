import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero } from './schema';
import * as styles from './HeroPins.module.css';

type HeroPinsProps = Pick<SectionProps<typeof hero>, 'pins'>;

/** Labels of a picture with lines to their points; a list where narrow. */
export function HeroPins({ pins }: HeroPinsProps) {
  if (pins.length === 0) return null;
  return (
    <ul className={styles.list}>
      {pins.map(({ title, detail, x, y, side, length }) => {
        const place = { '--x': `${x}%`, '--y': `${y}%`, '--length': `${length}cqi` };
        return (
          <li
            key={title}
            className={`${styles.pin} ${styles[side]}`}
            style={place as CSSProperties}
          >
            <b className={styles.title}>{title}</b>
            <span className={styles.detail}>{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}
