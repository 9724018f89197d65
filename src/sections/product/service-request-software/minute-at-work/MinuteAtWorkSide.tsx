import type { CSSProperties } from 'react';
import type { MinuteAtWorkMoment } from './schema';
import { Heading } from '../../../../ui/primitives/Heading';
import * as styles from './MinuteAtWorkSide.module.css';

interface MinuteSideProps {
  readonly name: string;
  /** Clock time of second 0. */
  readonly begins: string;
  readonly moments: readonly MinuteAtWorkMoment[];
  readonly view: MinuteAtWorkMoment['view'];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Events of one person, each at the height of its second. */
export function MinuteAtWorkSide({ name, begins, moments, view }: MinuteSideProps) {
  const seen = moments.filter((moment) => moment.view === view);
  return (
    <div className={`${styles.root} ${styles[view]}`}>
      <Heading level={3} size="xs" className={styles.name}>
        {name}
      </Heading>
      <ol className={styles.list}>
        {seen.map(({ second, title, detail }, index) => {
          const next = seen[index + 1]?.second ?? 61;
          const rows = { '--from': second + 1, '--to': Math.max(next, second + 1) + 1 };
          return (
            <li key={second} className={styles.moment} style={rows as CSSProperties}>
              <span className={styles.time}>{`${begins}:${two(second)}`}</span>
              <b className={styles.title}>{title}</b>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
