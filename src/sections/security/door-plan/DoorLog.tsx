import { Heading } from '../../../ui/primitives/Heading';
import { Rows } from '../../../ui/primitives/Rows';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { doorPlan } from './schema';

type Door = SectionProps<typeof doorPlan>['rooms'][number]['door'];

/** What a door lets through, and its day line by line. */
export const DoorLog = ({ door: { name, text, log } }: { readonly door: Door }) => (
  <Split ratio="4:8">
    <Stack gap={2}>
      <Heading level={3} size="xs">
        {name}
      </Heading>
      <Text look="small" isSoft>
        {text}
      </Text>
    </Stack>
    <Rows as="ol" columns="3.5rem 5fr 8fr">
      {log.map((line) => (
        <li key={`${line.time} ${line.text}`}>
          <Text as="span" look="label">
            {line.time}
          </Text>{' '}
          <Text as="span" look="small" isSoft>
            {line.who}
          </Text>
          <Text as="div" look="small">
            {line.text}
          </Text>
        </li>
      ))}
    </Rows>
  </Split>
);
