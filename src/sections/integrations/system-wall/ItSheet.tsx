import { useId } from 'react';
import { ButtonLink } from '../../../ui/primitives/Button';
import { CopyText } from '../../../ui/primitives/CopyText';
import { Heading } from '../../../ui/primitives/Heading';
import { Rows } from '../../../ui/primitives/Rows';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SystemGroup } from './schema';
import { hoursText, sheetRows, sheetText } from './sheetWords';
import { wiringSheet } from './wiringSheet';
import copy from './words.json';
import * as styles from './ItSheet.module.css';

interface ItSheetProps {
  /** Ticked systems in their groups. */
  readonly groups: readonly SystemGroup[];
  readonly price: string;
  /** What the sums leave out. */
  readonly note: string;
}

/** What a link leads to prints alone. */
const ANCHOR = 'sheet';

/** Requirements for IT, added up; to copy, or to print without the rest of the page. */
export function ItSheet({ groups, price, note }: ItSheetProps) {
  const heading = useId();
  const { days, hours } = wiringSheet(groups);
  const systems = groups.flatMap((group) => group.systems);
  const sums = [
    [copy.systems, systems.length],
    [copy.days, days],
    [copy.sum, hours.reduce((sum, need) => sum + need.hours, 0)],
  ] as const;
  return (
    <aside aria-labelledby={heading} id={ANCHOR} className={styles.root}>
      <Panel isLive isInset>
        <Stack gap={4} isWide>
          <Heading level={3} size="xs" id={heading}>
            {copy.sheet}
          </Heading>
          <dl className={styles.sums} aria-live="polite">
            {sums.map(([term, sum]) => (
              <div key={term}>
                <Text as="dt" look="source">
                  {term}
                </Text>
                <Text as="dd" look="figureLg">
                  {sum}
                </Text>
              </div>
            ))}
          </dl>
          {systems.length === 0 ? (
            <Text look="small">{copy.empty}</Text>
          ) : (
            <>
              <Rows>
                {systems.map(({ id, name, takes, limit }) => (
                  <li key={id} className={styles.row}>
                    <Text as="b" look="label">
                      {name}
                    </Text>
                    <Text as="span" look="small" isSoft>
                      {hoursText(takes.needs) || copy.nobody}
                    </Text>
                    <span className={styles.paper}>{limit}</span>
                  </li>
                ))}
              </Rows>
              <Stack gap={2} as="dl">
                {sheetRows(groups, price).map(([term, says]) => (
                  <div key={term}>
                    <Text as="dt" look="source">
                      {term}
                    </Text>
                    <Text as="dd" look="small" className={styles.says}>
                      {says}
                    </Text>
                  </div>
                ))}
              </Stack>
            </>
          )}
          <Text look="source">{note}</Text>
          <noscript>
            <Text look="source">{copy.noScript}</Text>
          </noscript>
          <CopyText text={sheetText(groups, price, note)} words={copy.copy}>
            <ButtonLink
              variant="quiet"
              href={`#${ANCHOR}`}
              onClick={() => setTimeout(() => window.print())}
            >
              {copy.print}
            </ButtonLink>
          </CopyText>
        </Stack>
      </Panel>
    </aside>
  );
}
