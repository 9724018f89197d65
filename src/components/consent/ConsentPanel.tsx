import { useEffect, useRef } from 'react';
import { choose } from '../../browser/consent/choose';
import { consentLayer } from '../../browser/consent/panel';
import { useEscape } from '../../browser/useEscape';
import { useStore } from '../../browser/useStore';
import { readChoice } from '../../consent/choice';
import { choosable, type Choosable } from '../../consent/table';
import { ConsentChoices } from './ConsentChoices';
import * as styles from './ConsentPanel.module.css';
import { ConsentQuestion } from './ConsentQuestion';

const TITLE = 'consent-title';

function settle(granted: readonly Choosable[]): void {
  consentLayer.set('none');
  void choose(granted);
}

const acceptAll = (): void => settle(choosable);
const rejectAll = (): void => settle([]);

/** Asks without stopping anybody: it lies over the page, which stays in use. Yes and no weigh the same. */
export function ConsentPanel() {
  const isDetailed = useStore(consentLayer) === 'choices';
  const panel = useRef<HTMLElement>(null);
  // Whoever has chosen before may leave it at that.
  useEscape(isDetailed, () => consentLayer.set(readChoice(document.cookie) ? 'none' : 'question'));

  useEffect(() => {
    if (!isDetailed) return undefined;
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isDetailed]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={TITLE}
      data-consent=""
      className={styles.root}
    >
      {isDetailed ? (
        <ConsentChoices titleId={TITLE} onSave={settle} onAccept={acceptAll} onReject={rejectAll} />
      ) : (
        <ConsentQuestion
          titleId={TITLE}
          onAccept={acceptAll}
          onReject={rejectAll}
          onChoose={() => consentLayer.set('choices')}
        />
      )}
    </section>
  );
}
