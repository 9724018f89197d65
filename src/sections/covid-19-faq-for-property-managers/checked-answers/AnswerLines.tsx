import type { CSSProperties } from 'react';
import { placeOfDay } from './heldAnswers';
import * as styles from './AnswerLines.module.css';
import { spanInWords, yearsBetween, type Answer } from './spans';

interface AnswerLinesProps {
  readonly answers: readonly Answer[];
  /** First and last day of the axis. */
  readonly first: string;
  readonly last: string;
  readonly label: string;
}

const at = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}%`]));

/** Timeline of answers: a line from the day an answer was given to the day it was withdrawn. */
export function AnswerLines({ answers, first, last, label }: AnswerLinesProps) {
  const read = answers.map(({ checked }) => checked).reduce((a, b) => (a > b ? a : b), first);
  const place = (day: string): number => placeOfDay(day, first, last);
  return (
    <div className={styles.root}>
      <ol className={styles.lines}>
        {answers.map((answer) => (
          <li key={answer.handle}>
            <a href={`#${answer.handle}`} className={styles.line}>
              <span className={answer.until ? styles.gone : styles.name}>{answer.short}</span>
              <span className="visuallyHidden"> {spanInWords(answer)}</span>
              <span className={styles.track} aria-hidden="true">
                <i
                  className={answer.until ? styles.fell : styles.stands}
                  style={at({
                    '--from': place(answer.from),
                    '--until': place(answer.until ?? read),
                  })}
                />
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.plot}>
          <i className={styles.read} style={at({ '--at': place(read) })} />
          {yearsBetween(first, last).map((year) => (
            <span key={year} className={styles.year} style={at({ '--at': place(`${year}-01-01`) })}>
              {year}
            </span>
          ))}
        </span>
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
