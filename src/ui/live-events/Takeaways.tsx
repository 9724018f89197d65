import { Icon } from '../primitives/Icon';
import * as styles from './Takeaways.module.css';

interface TakeawaysProps {
  readonly items: readonly string[];
}

/** What guests learn. */
export function Takeaways({ items }: TakeawaysProps) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" className={styles.sign} />
          {item}
        </li>
      ))}
    </ul>
  );
}
