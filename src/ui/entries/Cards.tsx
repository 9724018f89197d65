import { Children, type ReactNode } from 'react';
import * as styles from './Cards.module.css';

/** Cards in two columns. */
export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.root}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
