import { graphql } from 'gatsby';
import { useState } from 'react';
import { useKeptSheet } from '../../browser/useKeptSheet';
import type { Values } from '../../content-model/formula';
import copy from '../../copy/newsletter.json';
import { fill } from '../../text/fillWords';
import { Check } from '../../ui/primitives/Check';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import { CheckDrawing } from './CheckDrawing';
import { CheckLog } from './CheckLog';
import { CheckReading } from './CheckReading';
import { CheckResult } from './CheckResult';
import { CheckTools } from './CheckTools';
import type { Instrument } from './instrument';
import { examplesOf, fieldName, readValues } from './readValues';
import * as styles from './CheckSheet.module.css';

interface CheckSheetProps {
  readonly check: Queries.CheckSheetFragment;
  readonly month: string;
  /** Address of the letter. */
  readonly path: string;
}

/**
 * The check of a letter: fields whose numbers are worked out, steps to tick. What is entered stays on
 * the device; without scripts it shows the example of the writer, and paper has all of it.
 */
export function CheckSheet({ check, month, path }: CheckSheetProps) {
  const { title, minutes, bring, steps } = check;
  const sheet = check.instrument as unknown as Instrument;
  const { drawing, readings, log, answers, results } = sheet;
  const [values, setValues] = useState<Values>({});
  const { form, keep, forget } = useKeptSheet((typed) =>
    setValues(readValues(sheet, month, typed)),
  );
  const examples = examplesOf(sheet);
  // Steps go below both columns where these are about as long.
  const isEven = log && results.filter(({ verdicts }) => verdicts.length > 0).length < 2;
  return (
    <section id="check" aria-labelledby="check-title" className={styles.root} data-theme="light">
      <form ref={form} onInput={keep} onReset={forget} noValidate className={styles.sheet}>
        <div className={styles.head}>
          <Heading level={2} size="md" id="check-title">
            {title}
          </Heading>
          <Text look="small" isSoft>
            {fill(copy.takes, { minutes, bring })}
          </Text>
        </div>
        {drawing ? <CheckDrawing sheet={sheet} values={values} examples={examples} /> : null}
        {answers ? (
          <ChoiceRow
            look="list"
            legend={answers.legend}
            name={fieldName(month, 'answer')}
            first={-1}
            choices={answers.choices.map(({ name, says }) => ({
              key: name,
              content: name,
              note: says,
            }))}
          />
        ) : null}
        <div className={isEven ? `${styles.work} ${styles.even}` : styles.work}>
          <div className={styles.fields}>
            {log ? <CheckLog log={log} month={month} /> : null}
            {readings.length > 0 ? (
              <div className={styles.readings}>
                {readings.map((reading) => (
                  <CheckReading key={reading.key} reading={reading} month={month} />
                ))}
              </div>
            ) : null}
          </div>
          <div className={styles.results}>
            {results.map((result, index) => (
              <CheckResult
                key={result.name}
                result={result}
                values={values}
                examples={examples}
                isFirst={index === 0}
              />
            ))}
          </div>
          <ol aria-label={copy.steps} className={styles.steps}>
            {steps.map(({ key, what }) => (
              <li key={key} className={styles.step}>
                <Check name={fieldName(month, key)}>{what}</Check>
              </li>
            ))}
            <li className={styles.step}>
              <Check name={`letter-${month}`}>{copy.done}</Check>
            </li>
          </ol>
        </div>
        <CheckTools check={check} path={path} sheet={sheet} values={values} />
      </form>
    </section>
  );
}

export const fragment = graphql`
  fragment CheckSheet on NewsletterCheck {
    title
    task
    minutes
    bring
    steps {
      key
      what
    }
    instrument
  }
`;
