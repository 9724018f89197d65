import copy from '../../copy/searchDialog.json';
import { SEARCH } from '../../search/address';
import { searchPath } from '../../search/searchPath';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './SearchFoot.module.css';

const { keys } = copy;

const hints = [
  { signs: ['↑', '↓'], text: keys.choose },
  { signs: [keys.enter], text: keys.open },
  { signs: [keys.escape], text: keys.close },
];

/** What the keys do, and the way to the same search on a page of its own. */
export const SearchFoot = ({ words }: { readonly words: string }) => (
  <div className={styles.root}>
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
    <SiteLink href={words === '' ? SEARCH : searchPath(words)} className={styles.link}>
      {copy.page}
    </SiteLink>
  </div>
);
