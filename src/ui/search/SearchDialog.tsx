import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { WORDS } from '../../search/browse/facets';
import copy from '../../copy/searchDialog.json';
import { groupsOf } from '../../search/groups';
import { SEARCH } from '../../search/address';
import { searchPath } from '../../search/searchPath';
import { openIndex } from '../../search/siteIndex';
import { Dialog } from '../primitives/Dialog';
import { Icon } from '../primitives/Icon';
import { useFound } from './useFound';
import { SearchFoot } from './SearchFoot';
import { SearchMessage } from './SearchMessage';
import { SearchResults } from './SearchResults';
import { SearchRest } from './SearchRest';
import { looks } from '../primitives/Text';
import * as styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  /** Text typed before the dialog loaded. */
  readonly ahead?: string;
  readonly onClose: () => void;
}

/** Pages shown; the search page has the rest. */
const SHOWN = 5;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Search dialog over any page, with results while typing. */
export function SearchDialog({ isOpen, ahead = '', onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(ahead);
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const words = typed.trim();
  const answer = useFound(words, '', SHOWN, 1);
  const { found, hasFailed, isLooking, tryAgain, words: asked = '' } = answer;
  useEffect(() => {
    if (!isOpen) return;
    // Text typed ahead continues; text of an earlier search is selected.
    if (ahead) field.current?.setSelectionRange(ahead.length, ahead.length);
    else field.current?.select();
    // Loads before the first word is typed. Failure is reported when searching.
    openIndex().catch(() => undefined);
  }, [isOpen, ahead]);

  const groups = found ? groupsOf(found, SHOWN) : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const active = Math.min(chosen, count - 1);
  const optionOf = (index: number): string => `${list}-${index}`;
  const type = (value: string): void => {
    setTyped(value);
    setChosen(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || count === 0) return;
    event.preventDefault();
    const next = (active + step + count) % count;
    setChosen(next);
    document.getElementById(optionOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const option = isLooking ? null : document.getElementById(optionOf(active));
    if (option) option.click();
    else if (words !== '') {
      onClose();
      navigate(searchPath(words));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={copy.label}
      className={styles.root}
      closesOutside
    >
      <div className={styles.sheet}>
        <form role="search" action={SEARCH} onSubmit={submit} className={styles.form}>
          <Icon name="search" className={styles.sign} />
          <input
            ref={field}
            name={WORDS}
            type="text"
            role="combobox"
            aria-label={copy.label}
            aria-expanded={count > 0}
            aria-controls={count > 0 ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? optionOf(active) : undefined}
            value={typed}
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className={`${styles.field} ${looks.verdict}`}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label={copy.close} className={styles.close} onClick={onClose}>
            <Icon name="x" className={styles.sign} />
          </button>
        </form>
        <div className={styles.body}>
          <SearchMessage words={asked} found={found} hasFailed={hasFailed} onAgain={tryAgain} />
          {found && count > 0 ? (
            <SearchResults
              id={list}
              words={found.meant ?? asked}
              found={found}
              groups={groups}
              active={active}
              optionOf={optionOf}
              onPoint={setChosen}
            />
          ) : (
            <SearchRest
              isEmpty={words === ''}
              onAsk={(question) => {
                type(question);
                field.current?.focus();
              }}
            />
          )}
        </div>
        <SearchFoot />
      </div>
    </Dialog>
  );
}
