import type { Priority } from '../../../content-model/drawings/parts';
import * as styles from './PriorityDot.module.css';

/** Priority as a dot; the text beside it says the same. */
export function PriorityDot({ priority }: { readonly priority: Priority }) {
  return <span className={`${styles.root} ${styles[priority]}`} />;
}
