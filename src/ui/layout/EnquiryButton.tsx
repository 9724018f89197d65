import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useIsInTheWay } from '../../browser/useIsInTheWay';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/chrome.json';
import { site } from '../../site';
import { Icon } from '../primitives/Icon';
import type { EnquiryPanelProps } from './EnquiryPanel';
import * as styles from './EnquiryButton.module.css';

const mail = `mailto:${site.email}`;

const label = (
  <>
    <Icon name="message" />
    <span className={styles.words}>{copy.enquiry.open}</span>
  </>
);

/**
 * Contact button of every page. The panel loads on the first press; without JavaScript, or if
 * loading fails, it is a mail link.
 */
export function EnquiryButton() {
  const isHydrated = useHydrated();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isAway = useIsInTheWay(button);
  const [Panel, setPanel] = useState<ComponentType<EnquiryPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  function open(): void {
    import('./EnquiryPanel').then(
      ({ EnquiryPanel }) => {
        setPanel(() => EnquiryPanel);
        setOpen(true);
      },
      () => location.assign(mail),
    );
  }

  function close(): void {
    // The button cannot take focus while the panel is open: close first.
    flushSync(() => setOpen(false));
    button?.focus();
  }

  return (
    <aside aria-label={copy.enquiry.label} className={styles.root}>
      {isHydrated ? (
        <button
          ref={setButton}
          type="button"
          className={styles.button}
          data-away={isAway || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          {label}
        </button>
      ) : (
        <a href={mail} className={styles.button}>
          {label}
        </a>
      )}
      {Panel ? <Panel isOpen={isOpen} onClose={close} /> : null}
    </aside>
  );
}
