import { fill } from '../../../../text/fillWords';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { answerOf, findingsOf, isOut, type Round } from './round';
import type { roundSheet } from './schema';
import words from './words.json';
import * as styles from './Sheet.module.css';

interface SheetProps {
  readonly section: SectionProps<typeof roundSheet>;
  readonly round: Round;
}

/** The sheet at the desk: empty lines until the round arrives, then all of it at once, signed. */
export function Sheet({ section, round }: SheetProps) {
  const { name, place, day, steps, signed, job } = section;
  const isHere = round.stage === 'sent';
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text look="source">{words.sheet}</Text>
        <Text look="name">{name}</Text>
        <Text look="source">
          {place} · {day}
        </Text>
      </div>
      <ol>
        {steps.map((step, index) => {
          const answer = round.answers[index] ?? step.answer;
          return (
            <li key={step.name} className={styles.line}>
              <span>
                <Text as="b" look="label">
                  {step.name}
                </Text>{' '}
                <Text as="span" look="source" className={styles.allowed}>
                  {step.allowed}
                </Text>
              </span>
              {isHere ? (
                <Text
                  as="b"
                  look="label"
                  className={isOut(step, answer) ? styles.out : styles.arrived}
                >
                  {answerOf(step, answer)}
                </Text>
              ) : (
                <Text as="span" look="source" className={styles.empty}>
                  {words.empty}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
      <div role="status" className={styles.foot}>
        {isHere ? (
          <>
            <Text className={styles.signature}>{fill(words.signature, { ...signed })}</Text>
            <Text look="small">
              <Emphasis text={findingsOf(steps, round, job)} />
            </Text>
          </>
        ) : (
          <Text isSoft>{words.nothing}</Text>
        )}
      </div>
    </div>
  );
}
