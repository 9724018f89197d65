import { useState } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { fill } from '../../../../text/fillWords';
import { Opening } from '../../../../ui/hero/Opening';
import { Button } from '../../../../ui/primitives/Button';
import { CopyText } from '../../../../ui/primitives/CopyText';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { Tickets } from '../../../../ui/product-ui/board/Tickets';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import { assign, MOST_JOBS, move, note, report, stateOf, textOf, type Report } from './board';
import { JobRecord } from './JobRecord';
import { ReportForm } from './ReportForm';
import type { ownBoard } from './schema';
import { useOwnBoard } from './useOwnBoard';
import words from './words.json';
import * as styles from './OwnBoard.module.css';

/** Hours and minutes, as the product stamps them. */
const now = (): string => new Date().toTimeString().slice(0, 5);

/** A board to try: report, assign, move, write a note. The visitor’s browser keeps it, and nobody else. */
export function OwnBoard(section: SectionProps<typeof ownBoard>) {
  const { anchor, place, columns, owners, places } = section;
  const { jobs, change } = useOwnBoard(section.jobs, columns.length);
  const [picked, choose] = useState(0);
  // Another tab may have started over.
  const chosen = Math.min(picked, jobs.length - 1);
  const last = columns.length - 1;
  const job = jobs[chosen];
  const moveTo = (index: number, to: number) => {
    choose(index);
    change(move(jobs, index, { to, columns, at: now() }));
  };
  const add = (said: Report) => {
    change(report(jobs, said, now()));
    choose(0);
  };
  const tickets = jobs.map((one) => ({ ...one, state: stateOf(one, last) }));
  const status = fill(words.status, {
    count: jobs.length,
    open: jobs.filter(({ stage }) => stage < last).length,
    nobody: jobs.filter(({ owner }) => !owner).length,
  });
  return (
    <>
      <Opening opening={section} />
      <PanelSection title={place} anchor={anchor} act={section.act} isFull>
        <Scripted className={styles.only}>
          <ReportForm places={places} isFull={jobs.length >= MOST_JOBS} onReport={add} />
          <div className={styles.desk}>
            <Tickets {...{ columns, jobs: tickets, chosen }} onChoose={choose} onMove={moveTo} />
            {job ? (
              <JobRecord
                key={job.id}
                {...{ job, owners, columns }}
                onAssign={(owner) => change(assign(jobs, chosen, { owner, at: now() }))}
                onMove={(to) => moveTo(chosen, to)}
                onNote={(text) => change(note(jobs, chosen, { text, at: now() }))}
              />
            ) : null}
          </div>
          <div className={styles.foot}>
            <div role="status">
              <Text look="label">{status}</Text>
              {job ? (
                <span className="visuallyHidden">{`${job.title}: ${columns[job.stage]}`}</span>
              ) : null}
            </div>
            <Text look="source">{words.hint}</Text>
            <CopyText text={textOf(jobs, columns)} words={words.copy} size="small">
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  change(undefined);
                  choose(0);
                }}
              >
                {words.over}
              </Button>
            </CopyText>
          </div>
        </Scripted>
        <noscript>
          <div className={styles.foot}>
            <Text>{words.noScript}</Text>
            <DataTable
              caption={words.all}
              columns={[words.job, words.record.place, words.record.owner, words.column]}
              groups={[
                {
                  rows: section.jobs.map(({ id, title, place: where, owner, stage }) => ({
                    key: id,
                    head: title,
                    cells: [where, owner ?? words.states.nobody, columns[stage] ?? ''],
                  })),
                },
              ]}
            />
          </div>
        </noscript>
      </PanelSection>
    </>
  );
}
