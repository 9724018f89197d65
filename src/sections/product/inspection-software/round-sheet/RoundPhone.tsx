import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { Phone } from '../../../../ui/product-ui/parts/Phone';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Question } from './Question';
import { answerOf, type Round } from './round';
import type { roundSheet } from './schema';
import words from './words.json';
import * as styles from './RoundPhone.module.css';

interface RoundPhoneProps {
  readonly section: SectionProps<typeof roundSheet>;
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}

/** What the phone says after the last step, what its button does, and where that leads. */
function endOf({ steps, signed }: RoundPhoneProps['section'], { answers, stage }: Round) {
  const ends = {
    walked: {
      says: fill(words.answered, { all: steps.length }),
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
  return ends[stage];
}

/** The phone two levels down: a step at a time, then a signature, then the stairs. One button leads on. */
export function RoundPhone({ section, round, onChange }: RoundPhoneProps) {
  const { steps, signed, job } = section;
  const { answers, stage } = round;
  const [draft, setDraft] = useState<number>();
  const step = steps[answers.length];
  const answer = draft ?? step?.answer ?? 0;
  const end = endOf(section, round);
  const count = fill(words.step, { number: answers.length + 1, all: steps.length });
  const press = () => {
    setDraft(undefined);
    onChange(step ? { answers: [...answers, answer], stage } : end.next);
  };
  return (
    <Text as="div" look="small" className={styles.root}>
      <Phone
        time={stage === 'sent' ? signed.sent : (step?.time ?? signed.at)}
        signal={stage === 'sent' ? words.sent : fill(words.signal, { kept: answers.length })}
      >
        {step ? (
          <Question step={step} answer={answer} job={job} count={count} onAnswer={setDraft} />
        ) : (
          <>
            <Text look="name">{end.says}</Text>
            <dl className={styles.kept}>
              {steps.map((each, index) => (
                <div key={each.name} className={styles.answer}>
                  <dt>{each.name}</dt>
                  <dd>{answerOf(each, answers[index] ?? each.answer)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p role="status" className="visuallyHidden">
          {step ? `${count}: ${step.name}` : end.says}
        </p>
        <Scripted className={styles.press}>
          <Button variant="ink" isBlock onClick={press}>
            {step ? words.keep : end.press}
          </Button>
        </Scripted>
      </Phone>
    </Text>
  );
}
