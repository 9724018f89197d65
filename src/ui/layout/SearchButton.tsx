import { navigate } from 'gatsby';
import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import copy from '../../copy/layout.json';
import { SEARCH } from '../../search/address';
import type { SearchDialogProps } from '../search/SearchDialog';
import { Icon } from '../primitives/Icon';
import { looks } from '../primitives/Text';
import * as styles from './SearchButton.module.css';

/** Fields, in which the keys edit text. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog[open]';

/** Link to the search page; with scripts, the click and Ctrl or Cmd with K open a dialog, loaded on demand. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  /** While open: text typed before the dialog loaded. */
  const [ahead, setAhead] = useState<string>();
  const isOpen = ahead !== undefined;
  const onClose = (): void => setAhead(undefined);
  const open = (): void => {
    setAhead('');
    if (Dialog) return;
    import('../search/SearchDialog').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // The search page does the same.
      () => {
        onClose();
        navigate(SEARCH);
      },
    );
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, metaKey, ctrlKey, altKey } = event;
      if (altKey || (target as Element).closest(FIELDS)) return;
      // A single character would be pressed by chance: voices dictate words, hands tremble.
      const isPressed = metaKey || ctrlKey;
      if (isPressed && key.toLowerCase() === 'k') open();
      else if (!isPressed && isOpen && !Dialog && key.length === 1) setAhead(ahead + key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        href={SEARCH}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={`${styles.root} ${looks.control}`}
        onClick={onClick}
      >
        <Icon name="search" className={styles.sign} />
        <span className={styles.text}>{copy.search}</span>
      </a>
      {Dialog ? <Dialog isOpen={isOpen} ahead={ahead} onClose={onClose} /> : null}
    </>
  );
}
