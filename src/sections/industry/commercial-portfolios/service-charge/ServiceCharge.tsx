import { formatChange } from '../../../../format/change';
import { formatCount, formatDollars, formatPercentage, formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Charge } from './Charge';
import type { serviceCharge } from './schema';
import { statementTotal, tenantShare } from './statement';
import words from './words.json';

/** A statement whose lines open to the jobs behind them, one at a time. */
export function ServiceCharge(section: SectionProps<typeof serviceCharge>) {
  const { title, anchor, lead, premises, tenantArea, wholeArea, charges, act } = section;
  const amounts = charges.map(({ amount }) => amount);
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const before = charges.reduce((sum, { lastYear }) => sum + lastYear, 0);
  return (
    <PanelSection
      {...{ title, lead, anchor, act }}
      name={premises}
      note={fill(words.percent, {
        tenant: formatCount(tenantArea),
        area: formatCount(wholeArea),
        percent: formatPercentage((tenantArea / wholeArea) * 100),
      })}
    >
      <Stack gap={4} isWide>
        <ul>
          {charges.map((charge) => (
            <li key={charge.name}>
              <Charge charge={charge} share={tenantShare(charge.amount, tenantArea, wholeArea)} />
            </li>
          ))}
        </ul>
        <p>
          <Text as="b" look="figureLg">
            {formatUsd(statementTotal(amounts, tenantArea, wholeArea))}
          </Text>{' '}
          <Text as="span" look="unit">
            {fill(words.total, {
              whole: formatDollars(whole),
              change: formatChange(before, whole),
            })}
          </Text>
        </p>
      </Stack>
    </PanelSection>
  );
}
