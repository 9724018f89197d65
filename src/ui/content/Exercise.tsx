import { graphql } from 'gatsby';
import { useId, useState, type CSSProperties } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/thankYou.json';
import {
  givenNumber,
  oneLine,
  shownNumber,
  typedNumber,
  type Sign,
} from '../../content-model/oneLine';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Prose } from '../primitives/Prose';
import { Text } from '../primitives/Text';
import { ExerciseReadings } from './ExerciseReadings';
import * as styles from './Exercise.module.css';

/** Width of a field, by its digits. */
const wideFor = (number: string): CSSProperties => ({
  inlineSize: `calc(${Math.max(3, number.length)}ch + 24px)`,
});

interface ExerciseProps {
  readonly exercise: Queries.ExercisePartsFragment;
  /** Within running text, at its width; else at full width. */
  readonly isInText?: boolean;
}

/**
 * Calculation with the visitor’s numbers. With an invalid number it has no result; without scripts
 * it shows the writer’s values.
 */
export function Exercise({ exercise, isInText = false }: ExerciseProps) {
  const { title, text, terms, symbol, digits, unit, readings, note } = exercise;
  const Around = isInText ? 'div' : Container;
  const id = useId();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(terms.map(({ value }) => givenNumber(value)));
  const values = typed.map(typedNumber);
  const sum = values.includes(undefined)
    ? undefined
    : oneLine(terms.map(({ sign }, index) => ({ sign: sign as Sign, value: values[index] ?? 0 })));
  const change = (at: number, to: string): void =>
    setTyped(typed.map((before, index) => (index === at ? to : before)));
  return (
    <section aria-labelledby={id} className={isInText ? styles.inText : styles.root}>
      <Around className={styles.inner}>
        <div className={styles.words}>
          <Heading level={isInText ? 3 : 2} size={isInText ? 'sm' : 'md'} id={id}>
            {title}
          </Heading>
          <Prose html={text} />
        </div>
        <div className={styles.line}>
          {terms.map(({ sign, field, value }, index) => (
            <span key={index} className={styles.term}>
              {sign ? <span className={styles.sign}>{copy.signs[sign as Sign]}</span> : null}
              {field ? (
                <label className={styles.field}>
                  {isHydrated ? (
                    <input
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={9}
                      value={typed[index] ?? ''}
                      aria-invalid={values[index] === undefined || undefined}
                      className={styles.input}
                      style={wideFor(typed[index] ?? '')}
                      onChange={(event) => change(index, event.target.value)}
                    />
                  ) : (
                    <span className={styles.input} style={wideFor(typed[index] ?? '')}>
                      {typed[index]}
                    </span>
                  )}
                  <span className={styles.name}>{field}</span>
                </label>
              ) : (
                <span className={styles.value}>{givenNumber(value)}</span>
              )}
            </span>
          ))}
          <span className={styles.term}>
            <span className={styles.sign}>=</span>
            <output className={styles.result}>
              <b>{sum === undefined ? copy.noSum : `${symbol ?? ''}${shownNumber(sum, digits)}`}</b>
              <span className={styles.name}>{unit}</span>
            </output>
          </span>
        </div>
        <div className={styles.note}>
          {readings.length > 0 ? (
            <ExerciseReadings readings={readings} symbol={symbol} sum={sum} />
          ) : null}
          <Text look="small" isSoft>
            {note}
          </Text>
        </div>
      </Around>
    </section>
  );
}

export const fragment = graphql`
  fragment ExerciseParts on Exercise {
    title
    text
    terms {
      sign
      field
      value
    }
    symbol
    digits
    unit
    readings {
      upTo
      says
    }
    note
  }
`;
