/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import type { CSSProperties } from 'react';
import { formatCount } from '../../../../format/number';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { billRows } from './schema';
import * as styles from './BillRows.module.css';

const formatDifference = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${formatCount(amount)}`;

/** Bars of the difference; months with a known cause are colored. */
export function BillRows(section: SectionProps<typeof billRows>) {
  const { title, anchor, lead, heads, months, total, note } = section;
  const most = Math.max(...months.map(({ billed, metered }) => Math.abs(billed - metered)));
  const sums = months.reduce(
    (sum, { billed, metered }) => ({ billed: sum.billed + billed, metered: sum.metered + metered }),
    { billed: 0, metered: 0 },
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div className={styles.box}>
        <table role="table" className={styles.root}>
          <thead className={styles.heads}>
            <tr role="row">
              {Object.values(heads).map((head) => (
                <th key={head} role="columnheader" scope="col" className={styles.head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ name, billed, metered, cause }) => {
              const over = billed - metered;
              const long = { '--long': Math.abs(over) / most } as CSSProperties;
              return (
                <tr key={name} role="row" className={cause ? styles.marked : styles.row}>
                  <th role="rowheader" scope="row" className={styles.month}>
                    {name}
                  </th>
                  <td role="cell" data-label={heads.billed} className={styles.figure}>
                    {formatCount(billed)}
                  </td>
                  <td role="cell" data-label={heads.metered} className={styles.figure}>
                    {formatCount(metered)}
                  </td>
                  <td role="cell" data-label={heads.difference} className={styles.over}>
                    <span className={styles.axis} style={long}>
                      <i className={over < 0 ? styles.less : styles.more} aria-hidden="true" />
                      <span className={styles.amount}>{formatDifference(over)}</span>
                    </span>
                  </td>
                  <td role="cell" data-label={heads.cause} className={styles.cause}>
                    {cause}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr role="row" className={styles.sum}>
              <th role="rowheader" scope="row" className={styles.month}>
                {total}
              </th>
              <td role="cell" data-label={heads.billed} className={styles.figure}>
                {formatCount(sums.billed)}
              </td>
              <td role="cell" data-label={heads.metered} className={styles.figure}>
                {formatCount(sums.metered)}
              </td>
              <td role="cell" data-label={heads.difference} className={styles.figure}>
                {formatDifference(sums.billed - sums.metered)}
              </td>
              <td role="cell" className={styles.cause} />
            </tr>
          </tfoot>
        </table>
      </div>
      <Note html={note} />
    </Section>
  );
}
