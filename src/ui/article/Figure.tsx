import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import * as styles from './Figure.module.css';

interface FigureProps {
  /** What the marks of the drawing mean, its period and its source. */
  readonly caption?: string | null | undefined;
  /** Stands in a column that is wider than the measure already, and does not leave that. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

/** A drawing or a picture in a text; on wide screens it leaves the measure. */
export const Figure = ({ caption, isInside = false, children }: FigureProps) => (
  <figure className={isInside ? styles.inside : styles.root}>
    {children}
    {caption ? (
      <figcaption>
        <Text size="tiny">{caption}</Text>
      </figcaption>
    ) : null}
  </figure>
);
