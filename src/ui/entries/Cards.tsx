import { Children, type ReactNode } from 'react';
import * as styles from './Cards.module.css';

interface CardsProps {
  /** The first card takes the whole row. */
  readonly isFirstWide?: boolean;
  readonly children: ReactNode;
}

/** Cards in two columns. */
export const Cards = ({ isFirstWide, children }: CardsProps) => (
  <ul className={isFirstWide ? `${styles.root} ${styles.firstWide}` : styles.root}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
