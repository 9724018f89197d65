import { useState } from 'react';
import { fill } from '../../copy/fill';
import copy from '../../copy/newsroom.json';
import { FilterRow } from '../primitives/FilterRow';
import { Pagination } from '../primitives/Pagination';
import { Text } from '../primitives/Text';
import { filterReleases, topicsOf, yearOf } from './filterReleases';
import { ReleaseRows, type Release } from './ReleaseRows';
import * as styles from './ReleaseBrowser.module.css';

interface ReleaseBrowserProps {
  readonly releases: readonly Release[];
}

const PER_PAGE = 20;

const wordFor = (topic: string): string => copy.topics[topic as keyof typeof copy.topics];

/** All releases, to be narrowed by topic and year; without JavaScript the whole list stands. */
export function ReleaseBrowser({ releases }: ReleaseBrowserProps) {
  const [choice, setChoice] = useState({ topic: '', year: '', page: 1 });
  const found = filterReleases(releases, choice);
  const shown = found.slice((choice.page - 1) * PER_PAGE, choice.page * PER_PAGE);
  const years = [...new Set(releases.map(yearOf))];
  return (
    <>
      <div className={styles.filters}>
        <FilterRow
          label={copy.topic}
          value={choice.topic}
          onChange={(topic) => setChoice({ ...choice, topic, page: 1 })}
          options={[
            { value: '', text: copy.all },
            ...topicsOf(releases).map(([value, count]) => ({ value, text: wordFor(value), count })),
          ]}
        />
        <label className={styles.year}>
          <span className="visuallyHidden">{copy.year}</span>
          <select
            className={styles.select}
            value={choice.year}
            onChange={({ target }) => setChoice({ ...choice, year: target.value, page: 1 })}
          >
            <option value="">{copy.allYears}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="visuallyHidden" role="status">
        {found.length === 1 ? copy.foundOne : fill(copy.found, { count: found.length })}
      </p>
      {found.length === 0 ? <Text isSoft>{copy.none}</Text> : <ReleaseRows releases={shown} />}
      <div className={styles.pages}>
        <Pagination
          label={copy.pages}
          page={choice.page}
          pages={Math.ceil(found.length / PER_PAGE)}
          onChange={(page) => setChoice({ ...choice, page })}
        />
      </div>
    </>
  );
}
