import type { ReactNode } from 'react';
import { Text } from '../primitives/Text';
import * as styles from './Figure.module.css';

interface FigureProps {
  /** Legend, period and source. */
  readonly caption?: string | null | undefined;
  /** In a column wider than the text measure; the figure then does not leave it. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

/** Drawing or picture in a text; on wide screens it is wider than the text. */
export const Figure = ({ caption, isInside = false, children }: FigureProps) => (
  <figure className={isInside ? styles.inside : styles.root}>
    {children}
    {caption ? (
      <figcaption>
        <Text look="source">{caption}</Text>
      </figcaption>
    ) : null}
  </figure>
);
