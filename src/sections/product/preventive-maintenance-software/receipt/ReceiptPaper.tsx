import copy from './words.json';
import { amountOf, totalOf } from './bill';
import { formatUsd } from '../../../../format/number';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { receipt } from './schema';
import * as styles from './ReceiptPaper.module.css';

interface ReceiptPaperProps {
  readonly bill: SectionProps<typeof receipt>['bill'];
}

/** Without symbol, which is in the column head. */
const plain = (amount: number): string => formatUsd(amount).replace(copy.symbol, '');

/** Receipt, torn off at the bottom. */
export function ReceiptPaper({ bill }: ReceiptPaperProps) {
  return (
    <div className={styles.root}>
      <p className={styles.head}>
        <b className={styles.name}>{bill.head}</b> {bill.detail}
      </p>
      <table className={styles.table}>
        <caption className="visuallyHidden">{bill.sentence}</caption>
        <thead>
          <tr>
            <th scope="col">{bill.when}</th>
            <th scope="col">{bill.what}</th>
            <th scope="col">
              <span className="visuallyHidden">{copy.currency}</span>
              <span aria-hidden="true">{copy.symbol}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.what}>
              <td>{line.when}</td>
              <td>{line.what}</td>
              <td>{plain(amountOf(line))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {bill.total}
            </th>
            <td>{plain(totalOf(bill.lines))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.thanks}>{bill.thanks}</p>
    </div>
  );
}
