import { useRef } from 'react';
import { writeChoice } from '../../../search/browse/facets';
import { replaceQuery } from '../../../browser/route';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { groupsOf } from '../../../search/groups';
import { KIND } from '../../../search/searchPath';
import type { Found } from '../../../search/siteIndex';
import { Button } from '../../../ui/primitives/Button';
import { Answer } from './Answer';
import { Hits } from './Hits';
import { KindList } from './KindList';
import { useTerm } from './useTerm';
import * as styles from './Results.module.css';

/** Pages per group while all groups are shown, */
export const OF_ALL = 2;
/** and pages added at a time to a single group. */
export const OF_ONE = 20;

interface ResultsProps {
  readonly words: string;
  /** Chosen group; empty for all. */
  readonly kind: string;
  /** Number of batches of `OF_ONE` shown. */
  readonly pages: number;
  readonly found: Found;
}

/** Results of all groups, or of one, beside the list of groups. */
export function Results({ words, kind, pages, found }: ResultsProps) {
  const main = useRef<HTMLDivElement>(null);
  const term = useTerm(words);
  const groups = groupsOf(found, kind ? pages * OF_ONE : OF_ALL);
  const left = kind ? (groups[0]?.count ?? 0) - (groups[0]?.hits.length ?? 0) : 0;
  const showMore = (): void =>
    replaceQuery(writeChoice(location.search, { [KIND]: kind }, pages + 1));
  return (
    <>
      <KindList words={words} chosen={kind} found={found} />
      <div ref={main} tabIndex={-1} className={styles.main}>
        {term && kind === '' ? <Answer term={term} /> : null}
        <div>
          {groups.map((group) => (
            <Hits
              key={group.kind}
              words={words}
              group={group}
              isWhole={kind !== ''}
              onAll={() => main.current?.focus()}
            />
          ))}
        </div>
        {left > 0 ? (
          <Button variant="quiet" size="small" onClick={showMore} className={styles.more}>
            {fill(copy.more, { count: Math.min(left, OF_ONE) })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
