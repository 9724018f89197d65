import { Opening } from '../../../../ui/hero/Opening';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { RunBars } from './RunBars';
import { minutesSpent } from './minutes';
import type { minuteScale } from './schema';

/** Opening whose drawing is one stop, a bar for each minute, twice on one scale. */
export function MinuteScale(section: SectionProps<typeof minuteScale>) {
  const { start, before, after, left } = section.stop;
  const all = minutesSpent(before.spans);
  const drawing = (
    <Container>
      <Stack gap={3} isWide>
        <RunBars run={before} start={start} all={all} hasHint />
        <RunBars run={after} start={start} all={all} left={left} />
      </Stack>
    </Container>
  );
  return <Opening opening={section} drawing={drawing} />;
}
