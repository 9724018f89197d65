/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table, not of a grid */
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { formatCount, formatDollars, formatPercentage, formatUsd } from '../../../format/number.ts';
import { calculatorPath } from '../../../roi/link.ts';
import { unsentInvoice, type InvoiceLine } from '../../../roi/unsent.ts';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { unsentInvoice as schema } from './schema';
import * as styles from './InvoiceSheet.module.css';

type Words = SectionProps<typeof schema>;

interface InvoiceSheetProps {
  readonly words: Words;
  readonly item: Words['cases'][number];
}

/** Invoice; amounts come from the ROI calculator. */
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
      <table role="table" className={styles.table}>
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {copy.item}
            </th>
            <th role="columnheader" scope="col">
              {copy.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([text, amount]) => (
            <tr role="row" key={text}>
              <td role="cell">{text}</td>
              <td role="cell">{formatDollars(amount)}</td>
            </tr>
          ))}
          <tr role="row">
            <td role="cell">{words.lineFree}</td>
            <td role="cell">{words.freeAmount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr role="row" className={styles.total}>
            <th role="rowheader" scope="row">
              {words.totalLabel}
              <span className={styles.day}>
                {fill(copy.perWorkingDay, { amount: formatDollars(perDay) })}
              </span>
            </th>
            <td role="cell">{formatDollars(total)}</td>
          </tr>
          <tr role="row">
            <th role="rowheader" scope="row">
              {words.halfLabel}
            </th>
            <td role="cell">{formatDollars(half)}</td>
          </tr>
          <tr role="row">
            <th role="rowheader" scope="row">
              {words.priceLabel}
            </th>
            <td role="cell">{formatDollars(price)}</td>
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
