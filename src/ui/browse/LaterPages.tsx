import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import * as styles from './LaterPages.module.css';

interface LaterPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** Pagination of a list; only the first page has filters. */
export function LaterPages({ page, pages, addressOf }: LaterPagesProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav aria-label={copy.pages}>
      <ol className={styles.list}>
        {numbers.map((number) => (
          <li key={number} aria-current={number === page ? 'page' : undefined}>
            {number === page ? (
              <span className={`${styles.here} ${looks.control}`}>
                {fill(copy.page, { page: number })}
              </span>
            ) : (
              <SiteLink href={addressOf(number)} className={`${styles.link} ${looks.control}`}>
                {number === 1 ? copy.whole : fill(copy.page, { page: number })}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
