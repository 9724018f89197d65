import type { FormEvent } from 'react';
import { replaceQuery } from '../../../browser/route';
import { fill } from '../../../copy/fill';
import copy from '../../../copy/guides.json';
import { FacetRow } from '../../browse/FacetRow';
import type { Browsed } from '../../browse/useBrowse';
import { Button } from '../../primitives/Button';
import { Scripted } from '../../primitives/Scripted';
import { Text } from '../../primitives/Text';
import * as styles from './GuideSearch.module.css';

/** The name of what is typed, in the address. */
export const SEARCH = 'q';

const wordFor =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

interface GuideSearchProps {
  readonly browsed: Browsed<unknown>;
  readonly typed: string;
  readonly all: number;
}

function search(typed: string): void {
  const params = new URLSearchParams(location.search);
  if (typed) params.set(SEARCH, typed);
  else params.delete(SEARCH);
  replaceQuery(params.toString());
}

/** Words, pace and subject, all of them in the address; without scripts the whole list stands. */
export function GuideSearch({ browsed, typed, all }: GuideSearchProps) {
  const { found, clear } = browsed;
  const submit = (event: FormEvent): void => event.preventDefault();
  const showAll = (): void => {
    clear();
    search('');
  };
  return (
    <Scripted className={styles.root}>
      <form role="search" onSubmit={submit}>
        <label className={styles.field}>
          <span className={styles.label}>{copy.search}</span>
          <input
            type="search"
            name={SEARCH}
            value={typed}
            placeholder={copy.hint}
            className={styles.input}
            onChange={({ target }) => search(target.value)}
          />
        </label>
      </form>
      <div className={styles.facet}>
        <p className={styles.label}>{copy.pace}</p>
        <FacetRow browsed={browsed} facet="pace" label={copy.pace} wordFor={wordFor(copy.paces)} />
      </div>
      <div className={styles.facet}>
        <p className={styles.label}>{copy.topic}</p>
        <FacetRow
          browsed={browsed}
          facet="topic"
          label={copy.topic}
          wordFor={wordFor(copy.topics)}
        />
      </div>
      <div className={styles.state}>
        <p role="status">{fill(copy.of, { count: found, total: all })}</p>
        {found === 0 ? <Text size="small">{copy.nothing}</Text> : null}
        {found < all ? (
          <Button variant="quiet" size="small" onClick={showAll}>
            {fill(copy.all, { total: all })}
          </Button>
        ) : null}
      </div>
    </Scripted>
  );
}
