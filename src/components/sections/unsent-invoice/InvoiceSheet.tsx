import { fill } from '../../../copy/fill';
import copy from '../../../copy/unsentInvoice.json';
import { formatCount, formatDollars, formatPercentage, formatUsd } from '../../../roi/format.ts';
import { calculatorPath } from '../../../roi/link.ts';
import { unsentInvoice, type InvoiceLine } from '../../../roi/unsent.ts';
import { ArrowLink } from '../../primitives/ArrowLink';
import * as styles from './InvoiceSheet.module.css';

type Words = Queries.UnsentInvoiceSectionPartsFragment;

interface InvoiceSheetProps {
  readonly words: Words;
  readonly item: Words['cases'][number];
}

/** One invoice: its lines and sums are those of the calculator for these figures. */
export function InvoiceSheet({ words, item }: InvoiceSheetProps) {
  const { inputs, preset } = item;
  const { inHouse, outsourced, total, half, perDay, price } = unsentInvoice({
    ...inputs,
    isIntegration: true,
  });
  const line = (text: string, part: InvoiceLine, share: number): string =>
    fill(text, {
      hours: formatCount(part.hours),
      jobs: formatCount(part.orders),
      share: formatPercentage(share),
      rate: formatUsd(part.rate),
    });
  const lines = [
    [line(words.lineHours, inHouse, inputs.timeDecreasePercentageWithProvider), inHouse.amount],
    [
      line(words.lineContractors, outsourced, inputs.timeDecreasePercentageOutsourcedWithProvider),
      outsourced.amount,
    ],
  ] as const;
  return (
    <>
      <dl className={styles.head}>
        <div>
          <dt>{copy.from}</dt>
          <dd>{words.sender}</dd>
        </div>
        <div>
          <dt>{copy.to}</dt>
          <dd>{item.addressee}</dd>
        </div>
      </dl>
      <p className={styles.reference}>{words.reference}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([text, amount]) => (
            <tr key={text}>
              <td>{text}</td>
              <td>{formatDollars(amount)}</td>
            </tr>
          ))}
          <tr>
            <td>{words.lineFree}</td>
            <td>{words.freeAmount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">
              {words.totalLabel}
              <span className={styles.day}>
                {fill(copy.perWorkingDay, { amount: formatDollars(perDay) })}
              </span>
            </th>
            <td>{formatDollars(total)}</td>
          </tr>
          <tr>
            <th scope="row">{words.halfLabel}</th>
            <td>{formatDollars(half)}</td>
          </tr>
          <tr>
            <th scope="row">{words.priceLabel}</th>
            <td>{formatDollars(price)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.payment}>{words.payment}</p>
      <ArrowLink href={`${calculatorPath}${preset ? `?preset=${preset}` : ''}`}>
        {words.calculator}
      </ArrowLink>
    </>
  );
}
