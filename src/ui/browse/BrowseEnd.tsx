import { useEffect, useRef, type MouseEvent } from 'react';
import { listPath } from '../../search/browse/listPath';
import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { Button } from '../primitives/Button';
import { Scripted } from '../primitives/Scripted';
import { Text } from '../primitives/Text';
import type { Browsed } from './useBrowse';
import * as styles from './BrowseEnd.module.css';

interface BrowseEndProps {
  readonly browsed: Browsed<unknown>;
  /** `id` of the list, whose entries carry `data-entry`. */
  readonly list: string;
  /** What is said where nothing is left, if the list has words of its own for it. */
  readonly none?: string;
  /** Address of a list of several pages. */
  readonly path?: string;
}

/** Gives the focus to the link of an entry, or to what is its link. */
function focusEntry(list: string, number: number): void {
  const entry = document.querySelectorAll<HTMLElement>(`#${list} [data-entry]`)[number];
  (entry?.querySelector('a') ?? entry)?.focus();
}

/**
 * What stands under a list: how much of it is shown, words where nothing is left, and the way to
 * more, which comes in place and takes the focus to the first of what is new; without scripts, or
 * where it does not come, the same link leads to the page that has it.
 */
export function BrowseEnd({ browsed, list, none = copy.none, path }: BrowseEndProps) {
  const { found, total, shown, more, nextPage, isNarrowed, isLoading, hasFailed } = browsed;
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
  return (
    <div className={styles.root}>
      <p className={styles.count} role="status">
        {isLoading ? copy.loading : fill(copy.found, { count: shown.length, total })}
      </p>
      {found === 0 ? <Text isSoft>{none}</Text> : null}
      {hasFailed ? <Text isSoft>{fill(copy.failed, { page: nextPage })}</Text> : null}
      {path && (more > 0 || hasFailed) ? (
        <a href={listPath(path, nextPage)} rel="next" className={styles.more} onClick={showMore}>
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
