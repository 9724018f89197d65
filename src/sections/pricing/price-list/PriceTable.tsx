import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { priceList } from './list.ts';
import type { PriceInputs } from '../../../pricing/price.ts';
import { formatCount } from '../../../format/number.ts';
import * as styles from './PriceTable.module.css';

interface PriceTableProps {
  readonly inputs: PriceInputs;
  readonly heads: { readonly staff: string; readonly buildings: string };
}

const rangeOf = ({ from, to }: { readonly from: number; readonly to: number | null }): string =>
  fill(to === null ? copy.andUp : copy.range, { from, to: to ?? '' });

/** Rows are steps of staff, columns steps of buildings; the second line includes connections. */
export function PriceTable({ inputs, heads }: PriceTableProps) {
  const { columns, rows } = priceList(inputs);
  return (
    <table className={styles.root}>
      <caption className="visuallyHidden">{copy.caption}</caption>
      <thead>
        <tr>
          <td className={styles.corner}>
            <span className={styles.over}>{heads.buildings}</span>
            {heads.staff}
          </td>
          {columns.map((column) => (
            <th
              key={column.from}
              scope="col"
              className={column.isHere ? styles.ownColumn : styles.column}
            >
              {rangeOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ staff, cells, isHere }) => (
          <tr key={staff.from}>
            <th scope="row" className={isHere ? styles.ownRow : styles.row}>
              {rangeOf(staff)}
            </th>
            {cells.map((cell) => (
              <td key={cell.from} className={cell.isHere ? styles.own : styles.cell}>
                {cell.isHere ? <span className="visuallyHidden">{copy.yours} </span> : null}
                <b className={styles.price}>{formatCount(cell.without)}</b>
                <span className="visuallyHidden"> {copy.with} </span>
                {formatCount(cell.with)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
