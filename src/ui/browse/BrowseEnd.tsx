import { useEffect, useRef, type MouseEvent } from 'react';
import { listPath } from '../../search/browse/listPath';
import { searchPath } from '../../search/searchPath';
import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { Button, buttonClass } from '../primitives/Button';
import { Scripted } from '../primitives/Scripted';
import { SiteLink } from '../primitives/SiteLink';
import { looks, Text } from '../primitives/Text';
import type { Browsed } from './useBrowse';
import * as styles from './BrowseEnd.module.css';

interface BrowseEndProps {
  readonly browsed: Browsed<unknown>;
  /** `id` of the list, whose entries carry `data-entry`. */
  readonly list: string;
  /** Message for an empty result; a general one by default. */
  readonly none?: string;
  /** Address of a list of several pages. */
  readonly path?: string;
}

/** Focuses the link of an entry. */
function focusEntry(list: string, number: number): void {
  const entry = document.querySelectorAll<HTMLElement>(`#${list} [data-entry]`)[number];
  (entry?.querySelector('a') ?? entry)?.focus();
}

/**
 * End of a list: how many entries are shown, a message if none match, and a link that loads more in
 * place and moves the focus to the first new one. Without scripts, or when loading fails, the link
 * leads to the next page.
 */
export function BrowseEnd({ browsed, list, none = copy.none, path }: BrowseEndProps) {
  const { found, total, shown, more, nextPage, words, isNarrowed, isLoading, hasFailed } = browsed;
  const before = useRef(0);
  useEffect(() => {
    if (before.current === 0 || shown.length <= before.current || isLoading) return;
    focusEntry(list, before.current);
    before.current = 0;
  }, [shown.length, isLoading, list]);
  const showMore = (event: MouseEvent): void => {
    if (hasFailed) return;
    event.preventDefault();
    before.current = shown.length;
    browsed.showMore();
  };
  // A list that has one page may fold some of what it found.
  const said = isNarrowed ? copy.match : copy.inAll;
  return (
    <div className={styles.root}>
      <p className={`${styles.count} ${looks.nav}`} role="status">
        {isLoading ? copy.loading : fill(path ? copy.found : said, { count: shown.length, total })}
      </p>
      {found > 0 ? null : words ? (
        <Text isSoft>
          {fill(copy.noneOf, { words })}{' '}
          <SiteLink href={searchPath(words)}>{copy.elsewhere}</SiteLink>
        </Text>
      ) : (
        <Text isSoft>{none}</Text>
      )}
      {hasFailed ? <Text isSoft>{fill(copy.failed, { page: nextPage })}</Text> : null}
      {path && (more > 0 || hasFailed) ? (
        <a
          href={listPath(path, nextPage)}
          rel="next"
          className={buttonClass({ variant: 'secondary' })}
          onClick={showMore}
        >
          {hasFailed ? fill(copy.page, { page: nextPage }) : fill(copy.more, { count: more })}
        </a>
      ) : null}
      {isNarrowed ? (
        <Scripted>
          <Button variant="quiet" size="small" onClick={browsed.clear}>
            {fill(copy.clear, { total })}
          </Button>
        </Scripted>
      ) : null}
    </div>
  );
}
