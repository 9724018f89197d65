import { useEffect, useState, type ComponentType } from 'react';
import { WORDS } from '../../../search/browse/facets';
import copy from './words.json';
import { SEARCH } from '../../../search/address';
import { Button } from '../../../ui/primitives/Button';
import { Split } from '../../../ui/primitives/Split';
import { Heading } from '../../../ui/primitives/Heading';
import { TextField } from '../../../ui/primitives/TextField';
import type { FinderFoundProps } from './FinderFound';
import * as styles from './Finder.module.css';

/** Search form. Suggestions by title, or near the requested address, load only here and with JavaScript. */
export function Finder() {
  const [words, setWords] = useState('');
  const [Found, setFound] = useState<ComponentType<FinderFoundProps>>();
  useEffect(() => {
    import('./FinderFound').then(
      ({ FinderFound }) => setFound(() => FinderFound),
      // On failure the page stays as without JavaScript.
      () => undefined,
    );
  }, []);
  return (
    <section aria-labelledby="finder" className={styles.root}>
      <Split ratio="5:7">
        <form role="search" action={SEARCH} className={styles.ask}>
          <Heading level={2} size="sm" id="finder">
            {copy.title}
          </Heading>
          <TextField
            id="finder-words"
            name={WORDS}
            type="search"
            label={copy.label}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            autoComplete="off"
          />
          <Button type="submit" variant="ink" className={styles.search}>
            {copy.search}
          </Button>
        </form>
        {Found ? <Found words={words} /> : null}
      </Split>
    </section>
  );
}
