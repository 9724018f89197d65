import { useId, type ReactNode } from 'react';
import { Scripted } from '../primitives/Scripted';
import { TextField } from '../primitives/TextField';
import type { Browsed } from './useBrowse';
import * as styles from './BrowseTools.module.css';

interface BrowseToolsProps {
  readonly browsed: Browsed<unknown>;
  /** Name of the field for words. */
  readonly find: string;
  /** Rows of facets, if there are any. */
  readonly children?: ReactNode;
}

/** Above a list: a field that leaves the entries with its words, and what else narrows it. */
export function BrowseTools({ browsed, find, children }: BrowseToolsProps) {
  const id = useId();
  return (
    <Scripted className={styles.root}>
      <TextField
        id={id}
        label={find}
        type="search"
        value={browsed.words}
        onChange={({ target }) => browsed.look(target.value)}
      />
      {children}
    </Scripted>
  );
}
