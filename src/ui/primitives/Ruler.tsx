import { useId } from 'react';
import { Range, type RangeProps } from './Range';
import { Stack } from './Stack';
import { Text } from './Text';

interface RulerProps extends Pick<
  RangeProps,
  'value' | 'min' | 'max' | 'step' | 'ticks' | 'onChange'
> {
  readonly name: string;
  /** The value in words. */
  readonly valueText: string;
  /** Large where it is the only one. */
  readonly look?: 'figureLg' | 'figureSm';
}

/** A number to set: its name, what it is, and a range. */
export function Ruler({ name, valueText, look = 'figureSm', ...range }: RulerProps) {
  const id = useId();
  return (
    <Stack gap={2} isWide>
      <label htmlFor={id}>
        <Text as="span" look="label">
          {name}
        </Text>
      </label>
      <Text look={look}>{valueText}</Text>
      <Range {...range} id={id} valueText={valueText} />
    </Stack>
  );
}
