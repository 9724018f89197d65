import type { QuoteTable as QuoteTableData } from '../../../content-model/drawings/quoteTable';
import { asQuoted, completed } from '../../../maintenance/quotes';
import { formatDollars } from '../../../format/number';
import { Foot } from '../parts/Foot';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import * as styles from './QuoteTable.module.css';

/** Quotes side by side; omitted items are marked. */
export function QuoteTable(props: QuoteTableData) {
  const { title, count, firms, lines, missing, asked, complete, foot } = props;
  const prices = lines.map(({ dollars }) => dollars);
  const sums = [
    { name: asked, sums: asQuoted(prices, firms.length) },
    { name: complete, sums: completed(prices, firms.length) },
  ];
  return (
    <Panel title={title} beside={<Tag text={count} />}>
      <div className={styles.row}>
        <span />
        {firms.map((firm) => (
          <b key={firm} className={styles.firm}>
            {firm}
          </b>
        ))}
      </div>
      {lines.map(({ name, dollars }) => (
        <div key={name} className={styles.row}>
          <span>{name}</span>
          {dollars.map((price, index) => (
            <span key={firms[index]} className={price > 0 ? styles.price : styles.missing}>
              {price > 0 ? formatDollars(price) : missing}
            </span>
          ))}
        </div>
      ))}
      {sums.map((sum) => (
        <div key={sum.name} className={`${styles.row} ${styles.sum}`}>
          <span>{sum.name}</span>
          {sum.sums.map((dollars, index) => (
            <span key={firms[index]} className={styles.price}>
              {formatDollars(dollars)}
            </span>
          ))}
        </div>
      ))}
      {foot ? <Foot text={foot} /> : null}
    </Panel>
  );
}
