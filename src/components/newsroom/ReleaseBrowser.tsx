import { replaceQuery } from '../../browser/route';
import { useQuery } from '../../browser/useQuery';
import { fill } from '../../copy/fill';
import copy from '../../copy/newsroom.json';
import { FilterRow } from '../primitives/FilterRow';
import { Pagination } from '../primitives/Pagination';
import { Scripted } from '../primitives/Scripted';
import { Text } from '../primitives/Text';
import { readChoice, writeChoice, type PagedChoice } from './choice';
import { filterReleases, topicsOf, yearOf } from './filterReleases';
import { ReleaseRows, type Release } from './ReleaseRows';
import * as styles from './ReleaseBrowser.module.css';

interface ReleaseBrowserProps {
  readonly releases: readonly Release[];
}

const PER_PAGE = 20;

const wordFor = (topic: string): string => copy.topics[topic as keyof typeof copy.topics];

/**
 * All releases, to be narrowed by topic and year; the address keeps what was chosen. Without scripts
 * the whole list stands, and nothing that would narrow it.
 */
export function ReleaseBrowser({ releases }: ReleaseBrowserProps) {
  const query = useQuery();
  const choice = readChoice(query, releases);
  const found = filterReleases(releases, choice);
  const pages = Math.ceil(found.length / PER_PAGE);
  const page = Math.min(choice.page, Math.max(pages, 1));
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const years = [...new Set(releases.map(yearOf))];
  const choose = (change: Partial<PagedChoice>): void =>
    replaceQuery(writeChoice(query, { ...choice, page: 1, ...change }));
  return (
    <>
      <Scripted>
        <div className={styles.filters}>
          <FilterRow
            label={copy.topic}
            value={choice.topic}
            onChange={(topic) => choose({ topic })}
            options={[
              { value: '', text: copy.all },
              ...topicsOf(releases).map(([value, count]) => ({
                value,
                text: wordFor(value),
                count,
              })),
            ]}
          />
          <label>
            <span className="visuallyHidden">{copy.year}</span>
            <select
              className={styles.select}
              value={choice.year}
              onChange={({ target }) => choose({ year: target.value })}
            >
              <option value="">{copy.allYears}</option>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </label>
        </div>
      </Scripted>
      <p className="visuallyHidden" role="status">
        {found.length === 1 ? copy.foundOne : fill(copy.found, { count: found.length })}
      </p>
      {found.length === 0 ? <Text isSoft>{copy.none}</Text> : <ReleaseRows releases={shown} />}
      <noscript>
        <ReleaseRows releases={releases.slice(PER_PAGE)} />
      </noscript>
      <Scripted>
        <div className={styles.pages}>
          <Pagination
            label={copy.pages}
            page={page}
            pages={pages}
            onChange={(next) => choose({ page: next })}
          />
        </div>
      </Scripted>
    </>
  );
}
