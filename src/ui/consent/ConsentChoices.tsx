import type { Choosable } from '../../consent/categories.ts';
import copy from '../../copy/consent.json';
import { Dialog } from '../primitives/Dialog';
import * as styles from './ConsentChoices.module.css';
import { ConsentSwitches } from './ConsentSwitches';

export interface ConsentChoicesProps {
  readonly isOpen: boolean;
  readonly onAnswer: (granted: readonly Choosable[]) => void;
  /** Called when the panel closes without a change. */
  readonly onLeave: () => void;
}

/** Consent by category, opened by a link. Escape and links change nothing. */
export const ConsentChoices = ({ isOpen, onAnswer, onLeave }: ConsentChoicesProps) => (
  <Dialog isOpen={isOpen} onClose={onLeave} label={copy.choices.title} className={styles.root}>
    {isOpen ? <ConsentSwitches onAnswer={onAnswer} /> : null}
  </Dialog>
);
