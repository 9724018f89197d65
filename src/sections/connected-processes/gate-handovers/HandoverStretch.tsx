import type { HandoverRule } from './schema';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/handovers.json';
import { costOf, lanesBefore } from './handovers';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { HandoverRow, middleOf } from './HandoverRow';
import * as styles from './HandoverStretch.module.css';

interface HandoverStretchProps {
  readonly rule: HandoverRule;
  /** Number of the rule, from 1. */
  readonly number: number;
  readonly people: readonly string[];
  /** Lane of the step before it. */
  readonly from: number;
  readonly theirs: string;
  readonly isLast: boolean;
}

const counted = (count: number): string =>
  count === 1 ? copy.one : fill(count === 0 ? copy.none : copy.many, { count });

/** A rule: its options, and the steps of the chosen one. */
export function HandoverStretch({
  rule,
  number,
  people,
  from,
  theirs,
  isLast,
}: HandoverStretchProps) {
  const { question, ways, then } = rule;
  const last = ways[0]?.steps.at(-1)?.lane ?? from;
  return (
    <div data-choices className={styles.root}>
      <div className={styles.rule}>
        <ChoiceRow
          legend={question}
          name={`r${number}`}
          look="chips"
          choices={ways.map(({ name, steps, isTheirs }, index) => ({
            key: String(index + 1),
            content: (
              <span className={styles.way}>
                {name}
                <span className={styles.cost}>
                  {counted(costOf(steps, from).handovers)}
                  {isTheirs ? `, ${theirs}` : ''}
                </span>
              </span>
            ),
          }))}
        />
        {ways.map(({ name, remark }, index) => (
          <p key={name} data-choice={index + 1} className={styles.remark}>
            {remark}
          </p>
        ))}
      </div>
      <div className={styles.ways}>
        {ways.map(({ name, steps }, index) => {
          const before = lanesBefore(steps, from);
          return (
            <div key={name} data-choice={index + 1}>
              <ol aria-label={name}>
                {steps.map((step, at) => (
                  <HandoverRow key={at} people={people} step={step} from={before[at] ?? from} />
                ))}
              </ol>
            </div>
          );
        })}
        {then ? (
          <ol>
            <HandoverRow people={people} step={then} from={last} />
          </ol>
        ) : null}
        {isLast ? null : (
          <span aria-hidden="true" className={styles.tail}>
            <i className={styles.on} style={{ insetInlineStart: middleOf(then?.lane ?? last) }} />
          </span>
        )}
      </div>
    </div>
  );
}
