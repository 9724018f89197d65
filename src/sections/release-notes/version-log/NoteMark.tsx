import type { TONES } from './notes';
import * as styles from './NoteMark.module.css';

const looks = { fixed: styles.fixed, open: styles.open, api: styles.api };

/** A disk is a fix, a ring a known fault, a square on its tip a change for programs. */
export const NoteMark = ({ tone }: { readonly tone: (typeof TONES)[number] }) => (
  <i className={`${styles.root} ${looks[tone]}`} />
);
