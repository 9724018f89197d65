import type { FormEvent } from 'react';
import { WORDS } from '../../../search/browse/facets';
import { SEARCH } from '../../../search/address';
import { Button } from '../../../ui/primitives/Button';
import { Icon } from '../../../ui/primitives/Icon';
import type { Typed } from './useTyped';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly typed: Typed;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
}

/** Search field as large as a title; without scripts a form that leads to this page. */
export function SearchField({ typed, label, hint, button }: SearchFieldProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    typed.submit();
  };
  return (
    <form role="search" action={SEARCH} onSubmit={submit} className={styles.root}>
      <label htmlFor="words" className="visuallyHidden">
        {label}
      </label>
      <Icon name="search" className={styles.sign} />
      <input
        id="words"
        type="search"
        name={WORDS}
        value={typed.value}
        onChange={({ target }) => typed.type(target.value)}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit" variant="ink">
        {button}
      </Button>
    </form>
  );
}
