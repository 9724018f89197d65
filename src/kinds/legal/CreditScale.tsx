import { allowance, creditFor } from '../../content-model/promise';
import { formatCount, formatPercentage } from '../../format/number';
import { fill } from '../../text/fillWords';
import { Track } from '../../ui/plot/Track';
import { DataTable } from '../../ui/primitives/DataTable';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import * as styles from './CreditScale.module.css';
import copy from './service.json';

const words = copy.creditScale;

/** What the promise leaves in months of 28 to 31 days, and what so many minutes beyond it pay back. */
export const CreditScale = () => (
  <Stack gap={4} isWide>
    <DataTable
      isCaptionShown
      className={styles.scale}
      caption={words.caption}
      columns={[words.away, words.credit]}
      groups={[
        {
          rows: words.examples.map(({ minutes, days, note }) => {
            const credit = creditFor(minutes, days);
            const isShort = minutes > allowance(days);
            return {
              key: note,
              head: fill(words.minutes, { minutes: formatCount(minutes), note }),
              cells: [
                credit ? (
                  <Track key="credit" isHigh value={credit} label={formatPercentage(credit)} />
                ) : isShort ? (
                  words.short
                ) : (
                  words.inside
                ),
              ],
            };
          }),
        },
      ]}
    />
    <Text look="source">
      {fill(
        words.allowance,
        Object.fromEntries(
          [28, 29, 30, 31].map((days) => [`in${days}`, formatCount(allowance(days), 1)]),
        ),
      )}
    </Text>
  </Stack>
);
