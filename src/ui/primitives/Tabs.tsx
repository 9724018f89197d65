import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import '../../styles/scroll.css';
import { Heading } from './Heading';
import { nextInRow } from './nextInRow';
import * as styles from './Tabs.module.css';

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly children: ReactNode }[];
}

/** Tabs. Without JavaScript and on paper all panels show, each under its title. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);

  const move = (event: KeyboardEvent) => {
    const next = nextInRow(event.key, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={label} className={`scroll ${styles.list}`}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setCurrent(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, children }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={index === current ? undefined : styles.hidden}
        >
          <Heading level={3} size="sm" className={styles.title}>
            {title}
          </Heading>
          {children}
        </div>
      ))}
    </div>
  );
}
