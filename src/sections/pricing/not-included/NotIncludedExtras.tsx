/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import { fill } from '../../../text/fillWords';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { Prose } from '../../../ui/primitives/Prose';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notIncluded } from './schema';
import * as styles from './NotIncludedExtras.module.css';

type NotIncludedExtrasProps = Pick<SectionProps<typeof notIncluded>, 'columns' | 'extras'>;

/** Table of extras; rows stack on small screens, ARIA roles keep it a table (styles/tables.css). */
export function NotIncludedExtras({ columns, extras }: NotIncludedExtrasProps) {
  const [what, need, cost] = columns;
  const share = `${CONNECTIONS_SHARE}%`;
  return (
    <div className={`stacking ${styles.root}`}>
      <table role="table" className={styles.table}>
        <thead>
          <tr role="row">
            {[what, need, cost].map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {extras.map((extra) => (
            <tr key={extra.title} role="row">
              <th role="rowheader" scope="row" className={styles.what}>
                {extra.title}
              </th>
              <td role="cell" data-label={need} className={styles.cell}>
                <Prose html={extra.need} />
              </td>
              <td role="cell" data-label={cost} className={styles.cost}>
                <Prose html={fill(extra.cost, { share })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
