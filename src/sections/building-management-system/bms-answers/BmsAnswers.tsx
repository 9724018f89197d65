import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bmsAnswers } from './schema';
import * as styles from './BmsAnswers.module.css';

export function BmsAnswers(section: SectionProps<typeof bmsAnswers>) {
  const { title, lead, anchor, bmsName, oursName, empty, asked, answered } = section;
  const known = asked.filter(({ bms }) => bms).length;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash">
      <table className={styles.root}>
        <thead>
          <tr>
            <td />
            <th scope="col">{bmsName}</th>
            <th scope="col">{oursName}</th>
          </tr>
        </thead>
        <tbody>
          {asked.map(({ question, bms, ours, isOurs }) => (
            <tr key={question} className={styles.row}>
              <th scope="row" className={styles.question}>
                {question}
              </th>
              <td className={bms ? styles.known : styles.unknown} data-label={bmsName}>
                {bms ?? <span className="visuallyHidden">{empty}</span>}
              </td>
              <td className={isOurs ? styles.ours : styles.same} data-label={oursName}>
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <b className="nowrap">
          {known}/{asked.length}
        </b>{' '}
        {answered}
      </p>
    </Section>
  );
}
