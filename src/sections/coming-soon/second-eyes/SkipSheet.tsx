import copy from './words.json';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { secondEyes } from './schema';
import * as styles from './SkipSheet.module.css';

interface SkipSheetProps {
  readonly section: SectionProps<typeof secondEyes>;
}

/** Form to skip a test: a reason, and two signatures. */
export function SkipSheet({ section }: SkipSheetProps) {
  const { sheetTitle, sheetPlace, reasonsLegend, reasons, sheetNote } = section;
  return (
    <div className={styles.root} data-choices="">
      <div className={styles.sheet}>
        <p className={styles.title}>{sheetTitle}</p>
        <p className={styles.place}>{sheetPlace}</p>
        <ChoiceRow
          legend={reasonsLegend}
          choices={reasons.map(({ name }) => ({ key: name, content: name }))}
        />
        {reasons.map(({ name, verdict, first, second, text }, index) => (
          <div key={name} data-choice={index + 1} className={styles.answer}>
            <dl className={styles.names}>
              <div>
                <dt>{copy.first}</dt>
                <dd>{first}</dd>
              </div>
              <div data-is={second ? 'signed' : 'open'}>
                <dt>{copy.second}</dt>
                <dd>{second ?? copy.nobody}</dd>
              </div>
            </dl>
            <p className={styles.verdict}>{verdict}</p>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
      <Note html={sheetNote} />
    </div>
  );
}
