import { useState } from 'react';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
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
    <PanelSection {...{ title, anchor, act }} isFull className={styles.section}>
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
    </PanelSection>
  );
}
