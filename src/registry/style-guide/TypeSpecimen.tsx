import copy from '../../copy/styleGuide.json';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';

const SIZES = ['xl', 'lg', 'md', 'sm', 'xs', 'label'] as const;

/** The type scale. */
export function TypeSpecimen() {
  return (
    <Specimen title={copy.type}>
      {SIZES.map((size) => (
        <Heading key={size} level={3} size={size}>
          {copy.typeSample}
        </Heading>
      ))}
      <Text look="lead">{copy.leadSample}</Text>
      <Text>{copy.bodySample}</Text>
      <Text look="small" isSoft>
        {copy.bodySample}
      </Text>
      <Text look="source">{copy.tinySample}</Text>
    </Specimen>
  );
}
