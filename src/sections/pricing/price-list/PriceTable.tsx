import copy from '../words.json';
import { rangeOf } from '../range';
import { priceList } from './list.ts';
import type { PriceInputs } from '../../../pricing/price.ts';
import { formatCount } from '../../../format/number.ts';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './PriceTable.module.css';

interface PriceTableProps {
  readonly inputs: PriceInputs;
  readonly heads: { readonly staff: string; readonly buildings: string };
}

/** Rows are steps of staff, columns steps of buildings; the second line includes connections. */
export function PriceTable({ inputs, heads }: PriceTableProps) {
  const { columns, rows } = priceList(inputs);
  return (
    <table className={styles.root}>
      <caption className="visuallyHidden">{copy.caption}</caption>
      <thead>
        <tr>
          <td>
            <Text as="span" look="tick" isSoft className={styles.over}>
              {heads.buildings}
            </Text>
            <Text as="span" look="tick" isSoft>
              {heads.staff}
            </Text>
          </td>
          {columns.map((column) => (
            <th key={column.from} scope="col">
              <Text as="span" look="label" isSoft={!column.isHere}>
                {rangeOf(column)}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ staff, cells, isHere }) => (
          <tr key={staff.from}>
            <th scope="row">
              <Text as="span" look="label" isSoft={!isHere}>
                {rangeOf(staff)}
              </Text>
            </th>
            {cells.map((cell) => (
              <td key={cell.from} className={cell.isHere ? styles.own : undefined}>
                {cell.isHere ? <span className="visuallyHidden">{copy.yours} </span> : null}
                <Text as="b" look="name">
                  {formatCount(cell.without)}
                </Text>
                <span className="visuallyHidden"> {copy.with} </span>
                <Text as="div" look="tick" isSoft>
                  {formatCount(cell.with)}
                </Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
