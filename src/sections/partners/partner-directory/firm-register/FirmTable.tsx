/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table, not of a grid */
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import type { Firm } from '../firmsOn';
import { FirmCertificates } from './FirmCertificates';
import * as styles from './FirmTable.module.css';

interface FirmTableProps {
  readonly firms: readonly Firm[];
  readonly now: number;
  /** Whether it goes on below another one, which has the names of the columns. */
  readonly isRest?: boolean;
}

/** Table of firms; rows stack on small screens, ARIA roles keep it a table. */
export function FirmTable({ firms, now, isRest = false }: FirmTableProps) {
  const heads = [copy.number, copy.firm, copy.place, copy.kind] as const;
  return (
    <table role="table" className={styles.root}>
      <caption className="visuallyHidden">{copy.caption}</caption>
      <thead className={isRest ? 'visuallyHidden' : styles.head}>
        <tr role="row">
          {heads.map((words) => (
            <th key={words} role="columnheader" scope="col" className={styles.column}>
              {words}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.column}>
            {copy.people}
            <span className={styles.scale} aria-hidden="true">
              <span>{copy.today}</span>
              <span>{copy.end}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {firms.map(({ number, name, good, place, type, since, certificates }) => {
          const anchor = number.toLowerCase();
          return (
            <tr key={number} id={anchor} role="row" className={styles.firm}>
              <td role="cell" className={styles.number}>
                <a href={`#${anchor}`} className={`${styles.link} nowrap`}>
                  {number}
                </a>
              </td>
              <th role="rowheader" scope="row" className={styles.name}>
                {name}
                <span className={styles.good}>{good}</span>
              </th>
              <td role="cell" className={styles.place}>
                {place}
              </td>
              <td role="cell" className={styles.type}>
                {copy.types[type]}
                <span className={styles.since}>{fill(copy.since, { year: since })}</span>
              </td>
              <td role="cell" className={styles.certified}>
                <FirmCertificates certificates={certificates} now={now} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
