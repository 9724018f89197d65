import { Track } from '../../../../ui/plot/Track';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { fill } from '../../../../text/fillWords';
import { differenceOf, kwh, waits } from './bills';
import type { Month } from './schema';
import words from './words.json';

interface BillMonthProps {
  readonly month: Month;
  readonly limit: number;
  /** What becomes of a bill that agrees. */
  readonly agrees: string;
}

/** A bill beside its meters, to one scale, and why they differ. */
export function BillMonth({ month, limit, agrees }: BillMonthProps) {
  const { name, billed, metered, cause } = month;
  const most = Math.max(billed, metered);
  return (
    <div aria-live="polite">
      <Stack gap={4} isWide>
        <div>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text look="label">{fill(words.difference, { difference: differenceOf(month) })}</Text>
        </div>
        {[
          {
            term: words.billed,
            amount: billed,
            mark: waits(month, limit) ? 'late' : 'measured',
          } as const,
          { term: words.metered, amount: metered, mark: 'strong' } as const,
        ].map(({ term, amount, mark }) => (
          <div key={term}>
            <Text look="small" isSoft>
              {term}
            </Text>
            <Text look="figureLg">{kwh(amount)}</Text>
            <Track value={amount} of={most} fill={mark} />
          </div>
        ))}
        <Text>{cause ?? agrees}</Text>
      </Stack>
    </div>
  );
}
