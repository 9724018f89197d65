import { useEffect, useRef, type MouseEvent } from 'react';
import { fill } from '../../text/fillWords';
import copy from '../../copy/notices.json';
import { Heading } from './Heading';
import * as styles from './ErrorSummary.module.css';

export interface FieldError {
  /** Id of the control. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  /** In field order. A new list takes the focus, so make one only on submit. */
  readonly errors: readonly FieldError[];
  /** Heading level. */
  readonly level?: 2 | 3;
}

const titleOf = (count: number): string =>
  count === 1 ? copy.summary.one : fill(copy.summary.other, { count: copy.counts[count] ?? count });

/** Focuses a control without changing the address. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** Error summary above a form, with a link to each field. */
export function ErrorSummary({ errors, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.root}>
      <Heading level={level} size="xs">
        {titleOf(errors.length)}
      </Heading>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
