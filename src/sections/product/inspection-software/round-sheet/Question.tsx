import { fill } from '../../../../text/fillWords';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { answerOf, isOut } from './round';
import type { Step } from './schema';
import words from './words.json';
import * as styles from './Question.module.css';

interface QuestionProps {
  readonly step: Step;
  readonly answer: number;
  /** Number of the job that an answer out of limits opens. */
  readonly job: string;
  /** Which of how many. */
  readonly count: string;
  readonly onAnswer: (answer: number) => void;
}

/** One step: its question, a slider or two choices, and what the phone thinks of the answer. */
export function Question({ step, answer, job, count, onAnswer }: QuestionProps) {
  const { name, allowed, past, reading, choices } = step;
  const out = isOut(step, answer);
  return (
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
            onChange={onAnswer}
          />
        ) : (
          <ChoiceRow
            legend={name}
            isLegendHidden
            isShort
            value={String(answer)}
            onChange={(key) => onAnswer(Number(key))}
            choices={(choices ?? []).map((content, index) => ({ key: String(index), content }))}
          />
        )}
      </Scripted>
      <div role="status" className={out ? styles.out : styles.inside}>
        {out ? fill(words.outside, { job }) : words.inside}
      </div>
      <Text look="source">{fill(words.allowed, { allowed, past })}</Text>
    </Stack>
  );
}
