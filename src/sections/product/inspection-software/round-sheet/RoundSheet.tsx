import { useState } from 'react';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { RoundPhone } from './RoundPhone';
import { Sheet } from './Sheet';
import { answerOf, type Round } from './round';
import type { roundSheet } from './schema';
import words from './words.json';
import * as styles from './RoundSheet.module.css';

/** A round on a phone without a signal, and the sheet that stays empty until the phone finds one. */
export function RoundSheet(section: SectionProps<typeof roundSheet>) {
  const { title, anchor, steps, kept, act } = section;
  const [round, setRound] = useState<Round>(() => ({
    answers: steps.slice(0, kept).map(({ answer }) => answer),
    stage: 'walked',
  }));
  return (
    <Section title={title} anchor={anchor} head="own" isTight isFlush className={styles.section}>
      <Panel
        isLive
        title={
          <Heading level={2} size="sm">
            {title}
          </Heading>
        }
      >
        <div className={styles.root}>
          <RoundPhone section={section} round={round} onChange={setRound} />
          <Sheet section={section} round={round} />
        </div>
        <noscript>
          <div className={styles.all}>
            <DataTable
              caption={words.all}
              isCaptionShown
              columns={words.columns}
              groups={[
                {
                  rows: steps.map((step) => ({
                    key: step.name,
                    head: step.name,
                    cells: [step.allowed, answerOf(step, step.answer)],
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
