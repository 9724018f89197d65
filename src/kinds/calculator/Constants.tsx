import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import type { Price } from '../../pricing/price.ts';
import { formatDollars, formatPercentage, formatUsd } from '../../format/number.ts';
import { constants } from '../../roi/working.ts';
import { Fold } from '../../ui/primitives/Fold';
import { Split } from '../../ui/primitives/Split';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import { PriceList } from './PriceList';
import { Terms } from './Terms';

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

/** Constants of the model with their sources, and both price lists, on request. */
export function Constants({ words, cost }: ConstantsProps) {
  const terms = words.items.map(({ term, text }) => ({
    term: fill(term, values),
    text: fill(text, values),
  }));
  return (
    <Fold
      title={
        <Text as="span" look="name">
          {words.title}
        </Text>
      }
    >
      <Split ratio="7:5">
        <Terms terms={terms} />
        <Stack gap={6} isWide>
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
        </Stack>
      </Split>
    </Fold>
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
