import { claimSource } from '../../../format/claimSource';
import { countIn, dotPath, DOTS_A_ROW, fieldHeight, PITCH } from './dotField';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { caseDots } from './schema';
import * as styles from './CaseDots.module.css';

/** Filled dots are counted cases, hollow ones the rest. */
export function CaseDots(section: SectionProps<typeof caseDots>) {
  const { anchor, title, lead, cases } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <ul className={styles.fields}>
        {cases.map(({ claim, of, rest, text }) =>
          claim ? (
            <li key={claim.claim} className={styles.field}>
              <svg
                viewBox={`0 0 ${DOTS_A_ROW * PITCH} ${fieldHeight(of)}`}
                aria-hidden="true"
                className={styles.dots}
              >
                <path className={styles.filled} d={dotPath(0, countIn(claim.figure))} />
                <path className={styles.rest} d={dotPath(countIn(claim.figure), of)} />
                <path className={styles.hole} d={dotPath(countIn(claim.figure), of)} />
              </svg>
              <div className={styles.words}>
                <p className={styles.figure}>
                  <strong className={styles.value}>{claim.figure}</strong>
                  <span className={styles.others}>{rest}</span>
                </p>
                <p className={styles.text}>{text}</p>
                <p className={styles.source}>{claimSource(claim)}</p>
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}
