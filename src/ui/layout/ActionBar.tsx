import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../browser/useHydrated';
import { useIsInTheWay } from '../../browser/useIsInTheWay';
import copy from '../../copy/chrome.json';
import { site } from '../../site';
import { useSite } from '../useSite';
import { ButtonLink } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import type { EnquiryPanelProps } from './EnquiryPanel';
import * as styles from './ActionBar.module.css';

const mail = `mailto:${site.email}`;

const label = (
  <>
    <Icon name="message" className={styles.sign} />
    <span className={styles.words}>{copy.enquiry.open}</span>
  </>
);

/**
 * What floats over every page: the button that opens the enquiry, and on phones a bar of it and of the
 * action of the header. The panel loads on the first press; without JavaScript, or if loading fails, the button
 * is a mail link.
 */
export function ActionBar() {
  const isHydrated = useHydrated();
  const [action] = useSite().header?.actions ?? [];
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
      <div className={styles.bar} data-away={isAway}>
        {action ? (
          <ButtonLink href={action.href} className={styles.action}>
            {action.text}
          </ButtonLink>
        ) : null}
        {isHydrated ? (
          <button
            ref={setButton}
            type="button"
            className={styles.button}
            aria-label={copy.enquiry.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
          >
            {label}
          </button>
        ) : (
          <a href={mail} className={styles.button} aria-label={copy.enquiry.open}>
            {label}
          </a>
        )}
      </div>
      {Panel ? <Panel isOpen={isOpen} onClose={close} /> : null}
    </aside>
  );
}
