import { useId, useState } from 'react';
import { fill } from '../../../text/fillWords';
import { Button } from '../../../ui/primitives/Button';
import { Code } from '../../../ui/primitives/Code';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Select } from '../../../ui/primitives/Select';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { RunnableCall } from '../fileParts';
import { addressOf, answerTo, valuesOf, type Ask } from './ask';
import { Board } from './Board';
import words from './words.json';
import * as styles from './Console.module.css';

interface ConsoleProps {
  readonly anchor?: string | undefined;
  readonly call: RunnableCall;
  readonly board: string;
  readonly moment: string;
  readonly limits: readonly number[];
  readonly start: { readonly building: string; readonly limit: number };
}

const anyOr = (values: readonly string[]) => [
  { value: '', text: words.any },
  ...values.map((value) => ({ value, text: value })),
];

/** A call with three parameters to change; its answer, and the same jobs on the board of a dispatcher. */
export function Console({ anchor, call, board, moment, limits, start }: ConsoleProps) {
  const { jobs } = call;
  const id = useId();
  const [ask, setAsk] = useState<Ask>({ ...start, state: '', after: '' });
  const [asked, setAsked] = useState(1);
  const answer = answerTo(jobs, ask);
  const change = (part: Partial<Ask>) => {
    setAsk({ ...ask, after: '', ...part });
    setAsked(asked + 1);
  };
  return (
    <Panel
      isLive
      title={<Text look="name">{board}</Text>}
      end={
        <Text as="span" look="small" isSoft>
          {moment}
        </Text>
      }
    >
      <div id={anchor} className={styles.parts}>
        <div className={styles.request}>
          <Scripted className={styles.choices}>
            <Select
              id={`${id}building`}
              label={words.building}
              value={ask.building}
              choices={anyOr(valuesOf(jobs, 'building'))}
              onChange={({ target }) => change({ building: target.value })}
            />
            <Select
              id={`${id}state`}
              label={words.state}
              value={ask.state}
              choices={anyOr(valuesOf(jobs, 'state'))}
              onChange={({ target }) => change({ state: target.value })}
            />
            <Select
              id={`${id}limit`}
              label={words.limit}
              value={String(ask.limit)}
              choices={limits.map((limit) => ({ value: String(limit), text: String(limit) }))}
              onChange={({ target }) => change({ limit: Number(target.value) })}
            />
          </Scripted>
          <div className={styles.line}>
            <Code text={`GET ${addressOf(call, ask)}`} />
          </div>
          <Text as="div" look="small" className={styles.status}>
            <b>{words.ok}</b>
            <span>{fill(words.left, { left: call.calls - asked })}</span>
          </Text>
          <Code scrolls={words.answer} text={JSON.stringify(answer, null, 2)} />
        </div>
        <div className={styles.seen}>
          <Board jobs={jobs} tickets={call.tickets} isIn={(job) => answer.data.includes(job)} />
          <div aria-live="polite">
            <Text look="small">
              {answer.data.length > 0
                ? fill(words.found, { count: answer.data.length, all: jobs.length })
                : words.none}
            </Text>
          </div>
          <Scripted>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={!answer.next}
              onClick={() => answer.next && change({ after: answer.next })}
            >
              {words.next}
            </Button>
          </Scripted>
        </div>
      </div>
    </Panel>
  );
}
