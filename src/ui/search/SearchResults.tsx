import { fill } from '../../text/fillWords';
import copy from '../../copy/searchDialog.json';
import type { HitGroup } from '../../search/groups';
import { nameOfGroup } from '../../search/searchGroups';
import { searchPath } from '../../search/searchPath';
import type { Found } from '../../search/siteIndex';
import { SiteLink } from '../primitives/SiteLink';
import { SearchOption } from './SearchOption';
import { looks } from '../primitives/Text';
import * as styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly id: string;
  /** Words found, as typed or as corrected. */
  readonly words: string;
  readonly found: Found;
  readonly groups: readonly HitGroup[];
  /** Index of the page that Enter opens, over all groups. */
  readonly active: number;
  readonly optionOf: (index: number) => string;
  readonly onPoint: (index: number) => void;
}

/** Best results by group, with a link to all. */
export function SearchResults(props: SearchResultsProps) {
  const { id, words, found, groups, active, optionOf, onPoint } = props;
  const hits = groups.flatMap((group) => group.hits);
  return (
    <>
      <div role="listbox" id={id} aria-label={copy.results} className={styles.root}>
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
            <p
              id={`${id}-${group.kind}`}
              role="presentation"
              className={`${styles.kind} ${looks.source}`}
            >
              {nameOfGroup(group.kind)}
            </p>
            {group.hits.map((hit) => {
              const index = hits.indexOf(hit);
              return (
                <SearchOption
                  key={hit.href}
                  id={optionOf(index)}
                  hit={hit}
                  words={words}
                  isActive={index === active}
                  onPoint={() => onPoint(index)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={`${styles.more} ${looks.nav}`}>
        <SiteLink href={searchPath(words)} className={styles.all}>
          {fill(found.total === 1 ? copy.all.one : copy.all.other, { words, count: found.total })}
        </SiteLink>
      </p>
    </>
  );
}
