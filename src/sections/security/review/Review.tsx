import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { review } from './schema';
import * as styles from './Review.module.css';

const VERDICTS = ['yes', 'partly', 'no'] as const;

/** Radio buttons and CSS filter the rows. */
export function Review(section: SectionProps<typeof review>) {
  const { title, lead, anchor, filter, answers, rows } = section;
  const countOf = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length;
  const options = [
    { value: 'all', text: answers.all, count: rows.length },
    ...VERDICTS.map((value) => ({ value, text: answers[value], count: countOf(value) })),
  ];
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="sunken">
      <div className={styles.root}>
        <ChoiceRow
          legend={filter}
          isLegendHidden
          look="chips"
          choices={options.map(({ value, text, count }) => ({
            key: value,
            content: (
              <>
                {text} <span className={styles.count}>{count}</span>
              </>
            ),
          }))}
          className={styles.filter}
        />
        <ul className={styles.rows}>
          {rows.map(({ asked, verdict, says, proof }) => (
            <li key={asked} className={styles.row} data-verdict={verdict}>
              <h3 className={styles.asked}>{asked}</h3>
              <p className={styles.verdict}>{answers[verdict]}</p>
              <div className={styles.says}>
                <div dangerouslySetInnerHTML={{ __html: says }} />
                {proof ? <p className={styles.proof}>{proof}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
