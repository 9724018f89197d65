import { place } from '../../../ui/plot/place';
import * as styles from './RuleSizes.module.css';

interface Amount {
  readonly size: number;
  readonly shown: string;
}

interface RuleSizesProps {
  readonly sizes: { readonly meant: Amount; readonly taken: Amount };
  readonly meantWord: string;
  readonly takenWord: string;
}

/** The true and the mistaken amount, as bars on one scale. */
export function RuleSizes({ sizes: { meant, taken }, meantWord, takenWord }: RuleSizesProps) {
  const most = Math.max(meant.size, taken.size);
  const bars = [
    { ...meant, word: meantWord, look: styles.meant },
    { ...taken, word: takenWord, look: styles.taken },
  ];
  return (
    <ul className={styles.root}>
      {bars.map(({ size, shown, word, look }) => (
        <li key={word} className={styles.row}>
          <i className={look} style={place({ share: `${((size / most) * 100).toFixed(1)}%` })} />
          <span>
            <span className="visuallyHidden">{word}: </span>
            {shown}
          </span>
        </li>
      ))}
    </ul>
  );
}
