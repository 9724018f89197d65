import copy from '../../copy/roiDetails.json';
import { formatDollars } from '../../format/number.ts';
import { tierName } from '../../roi/report/copy/explain.ts';
import type { TierRange } from '../../pricing/tiers.ts';
import * as styles from './PriceList.module.css';

interface PriceListProps {
  readonly title: string;
  /** Unit of the tiers, for example buildings. */
  readonly unit: string;
  readonly tiers: readonly TierRange[];
  /** Tier of the visitor’s inputs. */
  readonly own: TierRange;
}

/** Price list with the visitor’s tier marked, in words too. */
export function PriceList({ title, unit, tiers, own }: PriceListProps) {
  return (
    <table className={styles.root}>
      <caption className={styles.title}>{title}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">{copy.prices.price}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} className={tier.from === own.from ? styles.own : undefined}>
            <th scope="row" className={styles.cell}>
              {tierName(tier, unit)}
              {tier.from === own.from ? <b className={styles.mark}>{copy.prices.yours}</b> : null}
            </th>
            <td className={styles.price}>{formatDollars(tier.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
