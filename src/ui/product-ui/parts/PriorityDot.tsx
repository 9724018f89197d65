import type { Priority } from '../../../content-model/drawings/parts';
import * as styles from './PriorityDot.module.css';

/** Urgency as a dot; the words beside it say the same. */
export function PriorityDot({ priority }: { readonly priority: Priority }) {
  return <span className={`${styles.root} ${styles[priority]}`} />;
}
