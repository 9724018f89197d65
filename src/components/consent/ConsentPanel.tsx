import { useEffect, useRef, useState, type ComponentType } from 'react';
import { consentLayer } from '../../browser/consent/panel';
import { useStore } from '../../browser/useStore';
import { choosable, type Choosable } from '../../consent/categories.ts';
import { readChoice } from '../../consent/choice';
import type { ConsentChoicesProps } from './ConsentChoices';
import * as styles from './ConsentPanel.module.css';
import { ConsentQuestion } from './ConsentQuestion';

const TITLE = 'consent-title';

function settle(granted: readonly Choosable[]): void {
  import('../../browser/consent/choose').then(
    ({ choose }) => {
      consentLayer.set('none');
      return choose(granted);
    },
    // Without a connection the question stays, and can be answered again.
    () => undefined,
  );
}

const acceptAll = (): void => settle(choosable);
const rejectAll = (): void => settle([]);

/** Whoever has chosen before may leave it at that. */
const leave = (): void => consentLayer.set(readChoice(document.cookie) ? 'none' : 'question');

function leaveOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') leave();
}

/** Asks without stopping anybody: it lies over the page, which stays in use. Yes and no weigh the same. */
export function ConsentPanel() {
  const isDetailed = useStore(consentLayer) === 'choices';
  const [Choices, setChoices] = useState<ComponentType<ConsentChoicesProps>>();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isDetailed) return undefined;
    const opener = document.activeElement;
    import('./ConsentChoices').then((module) => {
      setChoices(() => module.ConsentChoices);
      panel.current?.focus();
    }, leave);
    document.addEventListener('keydown', leaveOnEscape);
    return () => {
      document.removeEventListener('keydown', leaveOnEscape);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isDetailed]);

  const isShown = !isDetailed || Choices;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={TITLE}
      data-consent=""
      className={styles.root}
      hidden={!isShown}
    >
      {isDetailed ? (
        Choices ? (
          <Choices titleId={TITLE} onSave={settle} onAccept={acceptAll} onReject={rejectAll} />
        ) : null
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
