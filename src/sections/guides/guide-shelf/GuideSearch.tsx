import type { FormEvent } from 'react';
import { WORDS } from '../../../search/browse/facets';
import { wordOf } from '../../../text/wordOf';
import copy from './words.json';
import { FacetRow } from '../../../ui/browse/FacetRow';
import type { Browsed } from '../../../ui/browse/useBrowse';
import { AlsoOnSite } from './AlsoOnSite';
import { Scripted } from '../../../ui/primitives/Scripted';
import * as styles from './GuideSearch.module.css';

interface GuideSearchProps {
  readonly browsed: Browsed<unknown>;
}

/** Search, pace and subject filters, kept in the address; without scripts the full list shows. */
export function GuideSearch({ browsed }: GuideSearchProps) {
  const { words, look } = browsed;
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <Scripted className={styles.root}>
      <form role="search" onSubmit={submit}>
        <label className={styles.field}>
          <span className={styles.label}>{copy.search}</span>
          <input
            type="search"
            name={WORDS}
            value={words}
            placeholder={copy.hint}
            className={styles.input}
            onChange={({ target }) => look(target.value)}
          />
        </label>
      </form>
      {words === '' ? null : <AlsoOnSite words={words} />}
      <div className={styles.facet}>
        <p className={styles.label}>{copy.pace}</p>
        <FacetRow browsed={browsed} facet="pace" label={copy.pace} wordFor={wordOf(copy.paces)} />
      </div>
      <div className={styles.facet}>
        <p className={styles.label}>{copy.topic}</p>
        <FacetRow
          browsed={browsed}
          facet="topic"
          label={copy.topic}
          wordFor={wordOf(copy.topics)}
        />
      </div>
    </Scripted>
  );
}
