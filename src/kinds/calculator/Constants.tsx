import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import type { Price } from '../../pricing/price.ts';
import { formatDollars, formatPercentage, formatUsd } from '../../format/number.ts';
import { constants } from '../../roi/working.ts';
import { Heading } from '../../ui/primitives/Heading';
import { PriceList } from './PriceList';
import { Terms } from './Terms';
import * as styles from './Constants.module.css';

interface ConstantsProps {
  readonly words: Queries.ConstantsFragment;
  readonly cost: Price;
}

const { hourlyRate, integrationShare, bounds } = constants;
const { prices } = copy;

/** Constants by their names in the content. */
const values = {
  inHouse: formatUsd(hourlyRate.inHouse),
  outsourced: formatDollars(hourlyRate.outsourced),
  paid: formatPercentage(integrationShare.paid),
  base: formatPercentage(integrationShare.base),
  floor: formatPercentage(bounds.floor.ROIPercentage),
  ceiling: formatPercentage(bounds.ceiling.ROIPercentage),
};

/** Constants of the model with their sources, and both price lists. */
export function Constants({ words, cost }: ConstantsProps) {
  const terms = words.items.map(({ term, text }) => ({
    term: fill(term, values),
    text: fill(text, values),
  }));
  return (
    <div className={styles.root}>
      <div>
        <Heading level={3} size="sm">
          {words.title}
        </Heading>
        <Terms terms={terms} />
      </div>
      <div className={styles.prices}>
        <PriceList
          title={prices.staff}
          unit={prices.staffUnit}
          tiers={constants.employeeTiers}
          own={cost.employees}
        />
        <PriceList
          title={prices.buildings}
          unit={prices.buildingsUnit}
          tiers={constants.buildingTiers}
          own={cost.buildings}
        />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment Constants on CalculatorWordsConstants {
    title
    items {
      term
      text
    }
  }
`;
