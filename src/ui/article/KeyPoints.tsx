import { useId } from 'react';
import { Heading } from '../primitives/Heading';
import * as styles from './KeyPoints.module.css';

interface KeyPointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** Summary of an article, set apart from the text. */
export function KeyPoints({ title, points }: KeyPointsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Heading level={2} size="xs" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
