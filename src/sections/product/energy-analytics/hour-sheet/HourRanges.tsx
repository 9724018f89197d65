import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { clock } from '../../../../ui/plot/segments';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Text } from '../../../../ui/primitives/Text';
import { COUNTS, nameOf, type Fold, type Place } from './fold';
import words from './words.json';

interface HourRangesProps {
  readonly fold: Fold;
  readonly at: Place;
  readonly power: readonly number[];
  readonly onRead: (at: Place) => void;
}

/** The column and the hour as ranges, for fingers and keyboards. */
export function HourRanges({ fold, at, power, onRead }: HourRangesProps) {
  const valueText = fill(words.value, {
    name: nameOf(fold, at.column),
    time: clock(at.hour * 60),
    kw: formatCount(power[at.hour] ?? 0, 1),
  });
  const ranges = [
    {
      label: words.columns[fold],
      value: at.column,
      max: COUNTS[fold] - 1,
      onChange: (column: number) => onRead({ ...at, column }),
    },
    {
      label: words.hour,
      value: at.hour,
      max: 23,
      onChange: (hour: number) => onRead({ ...at, hour }),
    },
  ];
  return (
    <Scripted>
      <Split ratio="6:6">
        {ranges.map(({ label, ...range }) => (
          <div key={label}>
            <Text look="small" isSoft>
              {label}
            </Text>
            <Range {...range} label={label} min={0} valueText={valueText} />
          </div>
        ))}
      </Split>
    </Scripted>
  );
}
