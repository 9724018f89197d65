import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Emphasis } from '../primitives/Emphasis';
import { Text } from '../primitives/Text';
import { Probe } from './Probe';
import type { Mark } from './nearest';
import words from './readOut.json';
import * as styles from './ReadOut.module.css';

interface ReadOutProps {
  /** What the marks are: “Hour of the day, head office”. */
  readonly label: string;
  readonly marks: readonly Mark[];
  /** Number of the mark that the heading speaks of. */
  readonly start: number;
  /** The marks lie one below the other: rows. */
  readonly isDown?: boolean;
  /** Says how to read; for the first drawing of a page. */
  readonly hasHint?: boolean;
  /**
   * The drawing. If it has axes or words around the plot, a function that puts the probe into the plot,
   * which is `position: relative`; it gets the number of the mark that is read, too. What has
   * `data-mark` fades while another mark is read.
   */
  readonly children: ReactNode | ((probe: ReactNode, read: number) => ReactNode);
}

/**
 * Every mark says its words and figures: to pointer, touch and keyboard in one way, in one sentence
 * below the drawing. Without scripts, the first sentence and a list of all. Other marks begin anew.
 */
export function ReadOut(props: ReadOutProps) {
  const { label, marks, start, isDown = false, hasHint = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState({ all: '', index: start });
  const all = marks.map((mark) => mark.says).join();
  const isRead = read.all === all;
  const chosen = isRead ? read.index : start;
  const isHinting = hasHint && !isRead;
  useEffect(() => {
    for (const mark of root.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? []) {
      mark.toggleAttribute('data-faded', mark.dataset.mark !== String(chosen));
    }
  }, [chosen]);
  const choose = (index: number) => setRead({ all, index });
  const says = marks.map((mark, index) =>
    hasHint && index === start ? `${mark.says} ${words.hint}` : mark.says,
  );
  const longest = says.reduce((most, text) => (text.length > most.length ? text : most));
  const probe = <Probe {...{ label, marks, chosen, start, isDown }} onChoose={choose} />;
  return (
    <div ref={root} className={styles.root}>
      {typeof children === 'function' ? (
        children(probe, chosen)
      ) : (
        <div className={styles.area}>
          {children}
          {probe}
        </div>
      )}
      <Text as="div" look="small" isSoft className={styles.says}>
        <span>
          <Emphasis text={marks[chosen]?.says ?? ''} />
          {isHinting ? <span className={styles.hint}> {words.hint}</span> : null}
        </span>
        <i className={styles.room} data-text={longest} />
      </Text>
      <noscript>
        <details>
          <summary>{words.all}</summary>
          <ul>
            {marks.map(({ says: text }) => (
              <li key={text}>
                <Emphasis text={text} />
              </li>
            ))}
          </ul>
        </details>
      </noscript>
    </div>
  );
}
