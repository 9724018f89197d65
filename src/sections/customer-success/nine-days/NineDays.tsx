import { Opening } from '../../../ui/hero/Opening';
import { ActLine } from '../../../ui/primitives/ActLine';
import { ChoiceLine } from '../../../ui/primitives/ChoiceLine';
import { Container } from '../../../ui/primitives/Container';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Board } from './Board';
import type { nineDays } from './schema';
import { Thread } from './Thread';
import words from './words.json';
import * as styles from './NineDays.module.css';

/** Opening whose drawing is a rollout: a day chooses what was written and where the tasks stand, without script. */
export function NineDays(section: SectionProps<typeof nineDays>) {
  const { name, note, start, days, tasks, act } = section;
  const thread = (
    <Container>
      <Stack gap={3} isWide>
        <Panel
          isLive
          isInset
          title={<Text look="name">{name}</Text>}
          end={
            <Text look="small" isSoft>
              {note}
            </Text>
          }
        >
          <div data-choices="">
            <ChoiceLine
              legend={words.legend}
              isLegendHidden
              first={start - 1}
              choices={days.map((day) => ({
                key: day.name,
                content: <b>{day.name}</b>,
                note: day.what,
              }))}
            />
            <div className={styles.both}>
              <Thread {...section} />
              <Board days={days} tasks={tasks} />
            </div>
          </div>
        </Panel>
        <ActLine {...act} />
      </Stack>
    </Container>
  );
  return <Opening opening={section} drawing={thread} />;
}
