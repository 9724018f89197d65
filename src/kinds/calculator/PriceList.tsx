import copy from '../../copy/roiDetails.json';
import { formatDollars } from '../../format/number.ts';
import { tierName } from '../../roi/report/copy/explain.ts';
import type { TierRange } from '../../pricing/tiers.ts';
import { DataTable } from '../../ui/primitives/DataTable';

interface PriceListProps {
  readonly title: string;
  /** Unit of the tiers, for example buildings. */
  readonly unit: string;
  readonly tiers: readonly TierRange[];
  /** Tier of the visitor’s inputs. */
  readonly own: TierRange;
}

/** Price list with the visitor’s tier marked, in words too. */
export const PriceList = ({ title, unit, tiers, own }: PriceListProps) => (
  <DataTable
    caption={title}
    isCaptionShown
    columns={[unit, { name: copy.prices.price, isFigures: true }]}
    groups={[
      {
        rows: tiers.map((tier) => {
          const isOwn = tier.from === own.from;
          const name = tierName(tier, unit);
          const price = formatDollars(tier.price);
          return {
            key: String(tier.from),
            head: isOwn ? `${name}, ${copy.prices.yours}` : name,
            cells: [isOwn ? <b key="price">{price}</b> : price],
          };
        }),
      },
    ]}
  />
);
