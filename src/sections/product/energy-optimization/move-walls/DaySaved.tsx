import { formatCount, formatPercentage } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { duration } from '../../../../ui/plot/segments';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { heldOf, type Setting } from '../walls';
import words from './words.json';

interface DaySavedProps {
  readonly settings: readonly Setting[];
  /** In kWh; below zero it took more. */
  readonly saved: number;
  /** What the day would have taken at the former setpoint, in kWh. */
  readonly fixed: number;
}

/** Share of the day at which the track of what is saved is full. */
const FULL = 0.1;

/** What the walls come to on this day. */
export function DaySaved({ settings, saved, fixed }: DaySavedProps) {
  const held = heldOf(settings);
  const isLess = saved >= 0;
  return (
    <div aria-live="polite">
      <Stack gap={3} isWide>
        <div>
          <Text look="figureXl">{fill(words.kwh, { kwh: formatCount(Math.abs(saved)) })}</Text>
          <Text look="unit">
            {fill(isLess ? words.less : words.more, {
              percent: formatPercentage((saved / fixed) * 100),
            })}
          </Text>
        </div>
        <Track isHigh value={Math.abs(saved)} of={fixed * FULL} fill={isLess ? 'good' : 'late'} />
        <Text look="verdict">
          {held ? fill(words.held, { time: duration(held * 30) }) : words.free}
        </Text>
      </Stack>
    </div>
  );
}
