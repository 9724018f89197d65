import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Phone } from '../../../../ui/product-ui/parts/Phone';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { answerOf, isOut, type Round } from './round';
import type { roundSheet, Step } from './schema';
import words from './words.json';
import * as styles from './RoundPhone.module.css';

interface RoundPhoneProps {
  readonly section: SectionProps<typeof roundSheet>;
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}

/** The phone two levels down: a step at a time, then a signature, then the stairs. */
export function RoundPhone({ section, round, onChange }: RoundPhoneProps) {
  const { steps, signed, job } = section;
  const { answers, stage } = round;
  const step = steps[answers.length];
  const all = steps.length;
  const ends = {
    walked: {
      says: fill(words.answered, { all }),
      press: fill(words.sign, { where: signed.where }),
      next: { answers, stage: 'signed' },
    },
    signed: {
      says: fill(words.waits, { at: signed.at }),
      press: words.walk,
      next: { answers, stage: 'sent' },
    },
    sent: { says: words.arrived, press: words.again, next: { answers: [], stage: 'walked' } },
  } as const;
  const end = ends[stage];
  return (
    <Text as="div" look="small" className={styles.root}>
      <Phone
        time={stage === 'sent' ? signed.sent : (step?.time ?? signed.at)}
        signal={stage === 'sent' ? words.sent : fill(words.signal, { kept: answers.length })}
      >
        {step ? (
          <Question
            key={step.name}
            step={step}
            job={job}
            count={fill(words.step, { number: answers.length + 1, all })}
            onKeep={(answer) => onChange({ answers: [...answers, answer], stage })}
          />
        ) : (
          <>
            <Text look="name">{end.says}</Text>
            <Scripted className={styles.press}>
              <Button variant="ink" isBlock onClick={() => onChange(end.next)}>
                {end.press}
              </Button>
            </Scripted>
          </>
        )}
      </Phone>
    </Text>
  );
}

interface QuestionProps {
  readonly step: Step;
  readonly job: string;
  readonly count: string;
  readonly onKeep: (answer: number) => void;
}

/** One step: its question, a slider or two choices, and what the phone thinks of the answer. */
function Question({ step, job, count, onKeep }: QuestionProps) {
  const { name, allowed, past, reading, choices } = step;
  const [answer, setAnswer] = useState(step.answer);
  const out = isOut(step, answer);
  return (
    <>
      <Stack gap={3} isWide>
        <div>
          <Text look="source">{count}</Text>
          <Text look="name">{name}</Text>
        </div>
        <Text look="figureLg">{answerOf(step, answer)}</Text>
        <Scripted>
          {reading ? (
            <Range
              label={name}
              value={answer}
              min={reading.range[0]}
              max={reading.range[1]}
              valueText={answerOf(step, answer)}
              onChange={setAnswer}
            />
          ) : (
            <ChoiceRow
              legend={name}
              isLegendHidden
              isShort
              value={String(answer)}
              onChange={(key) => setAnswer(Number(key))}
              choices={(choices ?? []).map((content, index) => ({ key: String(index), content }))}
            />
          )}
        </Scripted>
        <div role="status" className={out ? styles.out : styles.inside}>
          {out ? fill(words.outside, { job }) : words.inside}
        </div>
        <Text look="source">{fill(words.allowed, { allowed, past })}</Text>
      </Stack>
      <Scripted className={styles.press}>
        <Button variant="ink" isBlock onClick={() => onKeep(answer)}>
          {words.keep}
        </Button>
      </Scripted>
    </>
  );
}
