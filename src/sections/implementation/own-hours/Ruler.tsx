import { useId } from 'react';
import { Range } from '../../../ui/primitives/Range';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';

interface RulerProps {
  readonly name: string;
  readonly value: number;
  /** The value in words, which stands beside its name. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number on a ruler, with its name and what it is. */
export function Ruler({ name, valueText, ...range }: RulerProps) {
  const id = useId();
  return (
    <Stack gap={2} isWide>
      <label htmlFor={id}>
        <Text as="span" look="label">
          {name}
        </Text>
      </label>
      <Text look="figureSm">{valueText}</Text>
      <Range {...range} id={id} valueText={valueText} />
    </Stack>
  );
}
