import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { Button } from '../../../../ui/primitives/Button';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { Tickets } from '../../../../ui/product-ui/board/Tickets';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { JobPhone } from './JobPhone';
import type { jobBoard } from './schema';
import { LAST, sentenceOf, stateOf } from './stages';
import words from './words.json';
import * as styles from './JobBoard.module.css';

/** A board of four columns and a phone: whichever of them moves a job, the other shows it. */
export function JobBoard(section: SectionProps<typeof jobBoard>) {
  const { title, anchor, place, columns, jobs, start, act } = section;
  const [chosen, choose] = useState(start);
  const [stages, setStages] = useState(() => jobs.map(({ stage }) => stage));
  const job = jobs[chosen];
  const stage = stages[chosen] ?? 0;
  if (!job) return null;
  const move = (index: number, to: number) => {
    choose(index);
    const column = Math.min(LAST, Math.max(0, to));
    setStages(stages.map((stage, other) => (other === index ? column : stage)));
  };
  const tickets = jobs.map((one, index) => {
    const at = stages[index] ?? 0;
    return { ...one, stage: at, state: stateOf(one, at) };
  });
  const ways = [
    { key: words.back, to: stage - 1 },
    { key: words.on, to: stage + 1 },
  ];
  return (
    <Section title={title} anchor={anchor} size="md" isTight>
      <Panel isLive title={<b>{place}</b>}>
        <div className={styles.root}>
          <div className={styles.board}>
            <Tickets {...{ columns, jobs: tickets, chosen }} onChoose={choose} onMove={move} />
            <div className={styles.foot}>
              <div role="status">
                <Text>
                  <Emphasis text={sentenceOf(job, stage)} />
                </Text>
              </div>
              <Scripted className={styles.ways}>
                {ways.map(({ key, to }) => (
                  <Button
                    key={key}
                    variant="secondary"
                    disabled={!columns[to]}
                    onClick={() => move(chosen, to)}
                  >
                    {fill(key, { column: columns[to] ?? columns[stage] ?? '' })}
                  </Button>
                ))}
                <Text look="source">{words.hint}</Text>
              </Scripted>
            </div>
          </div>
          <JobPhone
            job={job}
            stage={stage}
            onPress={() => move(chosen, stage === LAST ? 0 : stage + 1)}
          />
        </div>
        <noscript>
          <div className={styles.foot}>
            <DataTable
              caption={words.all}
              columns={[words.job, words.labels.opened, words.labels.owner, words.proof]}
              groups={[
                {
                  rows: jobs.map(({ id, title: name, opened, owner, cost }) => ({
                    key: id,
                    head: name,
                    cells: [opened, owner.name, cost],
                  })),
                },
              ]}
            />
          </div>
        </noscript>
      </Panel>
      <ActLine {...act} />
    </Section>
  );
}
