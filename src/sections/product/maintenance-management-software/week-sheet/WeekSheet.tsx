import { Opening } from '../../../../ui/hero/Opening';
import { Axis } from '../../../../ui/plot/Axis';
import { Legend } from '../../../../ui/plot/Legend';
import { middleOf } from '../../../../ui/plot/scale';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { WeekLane } from './WeekLane';
import type { weekSheet } from './schema';
import { KINDS } from './week';
import words from './words.json';

const SHOWN = ['work', 'moved', 'broke', 'open'] as const;

/** Opening whose drawing is one person’s week, twice: Friday’s plan, and what came. */
export function WeekSheet(section: SectionProps<typeof weekSheet>) {
  const { name, dayNames, planned, came } = section.week;
  const days = dayNames.map((text, index) => ({ at: middleOf(index, dayNames.length), text }));
  const drawing = (
    <Container>
      <Stack gap={3} isWide>
        <Text look="label">{name}</Text>
        <Legend items={SHOWN.map((kind) => ({ fill: KINDS[kind], text: words[kind] }))} />
        <Axis ticks={days} />
        <WeekLane lane={planned} dayNames={dayNames} hasHint />
        <WeekLane lane={came} dayNames={dayNames} />
      </Stack>
    </Container>
  );
  return <Opening opening={section} drawing={drawing} />;
}
