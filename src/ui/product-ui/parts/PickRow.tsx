import type { ReactNode } from 'react';
import { Pick } from '../../primitives/Pick';
import * as styles from './PickRow.module.css';

interface PickRowProps {
  /** Name of the group of radios. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Where its parts stand; a grid. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A row of a list in the product that is a radio button: framed while it is chosen. */
export const PickRow = ({ group, isChosen, onChoose, className, children }: PickRowProps) => (
  <label className={`${styles.root} ${className}`} data-chosen={isChosen ? '' : undefined}>
    <Pick type="radio" name={group} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);
