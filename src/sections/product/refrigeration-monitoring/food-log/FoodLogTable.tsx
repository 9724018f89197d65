import copy from '../words.json';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { foodLog } from './schema';
import * as styles from './FoodLogTable.module.css';

interface FoodLogTableProps {
  readonly log: SectionProps<typeof foodLog>;
}

/** Product temperature of each case at fixed hours, and the highest between. */
export function FoodLogTable({ log: { hours, rows, highest: logHighest } }: FoodLogTableProps) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{copy.case}</th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hour}
            </th>
          ))}
          <th scope="col">{logHighest}</th>
          <th scope="col">{copy.limit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, limit, logged, highest, isMarked }) => (
          <tr key={name} className={isMarked ? styles.marked : undefined}>
            <th scope="row">{name}</th>
            {logged.map((reading, index) => (
              <td key={index}>{reading}</td>
            ))}
            <td className={styles.highest}>{highest}</td>
            <td>{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
