import { fill } from '../../text/fillWords';
import copy from '../../copy/searchDialog.json';
import type { Found } from '../../search/siteIndex';
import { looks } from '../primitives/Text';
import * as styles from './SearchMessage.module.css';

interface SearchMessageProps {
  readonly words: string;
  readonly found: Found | undefined;
  readonly hasFailed: boolean;
  readonly onAgain: () => void;
}

const countOf = (count: number): string =>
  fill(count === 1 ? copy.count.one : copy.count.other, { count });

/** Result of the search in a live region; visible when nothing matches or loading failed. */
export function SearchMessage({ words, found, hasFailed, onAgain }: SearchMessageProps) {
  const isPlain = found !== undefined && found.total > 0 && !found.meant;
  return (
    <div className={isPlain ? 'visuallyHidden' : `${styles.root} ${looks.nav}`}>
      <p role="status">
        {hasFailed ? (
          <>
            <b>{copy.failed}</b> {copy.failedText}
          </>
        ) : null}
        {found && !isPlain ? <b>{fill(copy.none, { words })}</b> : null}
        {found?.meant ? ` ${fill(copy.instead, { meant: found.meant })}` : null}
        {isPlain ? countOf(found.total) : null}
      </p>
      {hasFailed ? (
        <button type="button" className={styles.again} onClick={onAgain}>
          {copy.again}
        </button>
      ) : null}
    </div>
  );
}
