import { useSettled } from '../../../../browser/useSettled';
import type { LeakAnswer, TopUp } from '../../../../maintenance/leakRate.ts';
import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { verdictOf } from './recordOf';
import words from './words.json';

interface LeakRateProps {
  readonly topUp: TopUp;
  readonly answer: LeakAnswer;
}

/** The rate against its line, and the day by which the leak has to be repaired. */
export function LeakRate({ topUp, answer }: LeakRateProps) {
  const { threshold, rolling } = answer;
  const { rate, isOver, says, result } = verdictOf(topUp, answer);
  const status = useSettled(fill(words.status, { rate, threshold, verdict: says, result }));
  return (
    <Stack gap={3} isWide>
      <div>
        <Text look="small" isSoft>
          {words.rate}
        </Text>
        <Text look="figureXl">{rate}</Text>
      </div>
      <Track
        value={rolling}
        of={Math.max(threshold * 1.5, rolling)}
        limit={threshold}
        fill={isOver ? 'late' : 'good'}
        label={fill(words.line, { threshold })}
        isHigh
      />
      <div>
        <Text look="small" isSoft>
          {says}
        </Text>
        <Text look="figureLg">{result}</Text>
      </div>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </Stack>
  );
}
