import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import * as styles from './Figure.module.css';

interface FigureProps {
  /** What the marks of the drawing mean, its period and its source. */
  readonly caption?: string | null | undefined;
  readonly children: ReactNode;
}

/** A drawing or a picture in a text; on wide screens it leaves the measure. */
export const Figure = ({ caption, children }: FigureProps) => (
  <figure className={styles.root}>
    {children}
    {caption ? (
      <figcaption>
        <Text size="tiny">{caption}</Text>
      </figcaption>
    ) : null}
  </figure>
);
