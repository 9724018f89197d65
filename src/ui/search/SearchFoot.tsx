import copy from '../../copy/searchDialog.json';
import { looks } from '../primitives/Text';
import * as styles from './SearchFoot.module.css';

const { keys } = copy;

const hints = [
  { signs: ['↑', '↓'], text: keys.choose },
  { signs: [keys.enter], text: keys.open },
  { signs: [keys.escape], text: keys.close },
  { signs: [keys.shortcut], text: keys.search },
];

/** Keyboard help. */
export const SearchFoot = () => (
  <div className={`${styles.root} ${looks.source}`}>
    {hints.map(({ signs, text }) => (
      <span key={text} className={styles.hint}>
        {signs.map((sign) => (
          <kbd key={sign} className={styles.key}>
            {sign}
          </kbd>
        ))}
        {text}
      </span>
    ))}
  </div>
);
