import { fill } from '../../../../text/fillWords';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { Day } from '../day';
import { degreesOf, timeOf } from '../readings';
import type { Setting } from '../walls';
import { HOLDS, writesOf } from './writes';
import words from './words.json';

interface WriteLogProps {
  readonly day: Day;
  readonly settings: readonly Setting[];
  /** Number of the half hour that is read. */
  readonly chosen: number;
}

/** Lines of the log that are shown. */
const SHOWN = 3;

/** The last writes before the time that is read, each with the time at which it ends by itself. */
export const WriteLog = ({ day, settings, chosen }: WriteLogProps) => (
  <Stack gap={3} isWide>
    <Heading level={3} size="xs">
      {fill(words.log, { time: timeOf(day, chosen) })}
    </Heading>
    <Rows as="ol" columns="4rem 12rem 1fr">
      {writesOf(settings, day.before, chosen)
        .slice(0, SHOWN)
        .map(({ index, from, to, why }) => (
          <li key={index}>
            <Text look="small" isSoft>
              {timeOf(day, index)}
            </Text>
            <Text look="label">
              {fill(words.write, { from: degreesOf(from), to: degreesOf(to) })}
            </Text>
            <Text look="small">
              {fill(words.ends, { why: words.why[why], time: timeOf(day, index + HOLDS) })}
            </Text>
          </li>
        ))}
    </Rows>
  </Stack>
);
