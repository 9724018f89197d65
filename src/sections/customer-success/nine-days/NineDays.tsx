import { ChoiceLine } from '../../../ui/primitives/ChoiceLine';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Board } from './Board';
import type { nineDays } from './schema';
import { Thread } from './Thread';
import words from './words.json';
import * as styles from './NineDays.module.css';

/** A day chooses what was written and where the tasks stand, without script. */
export function NineDays(section: SectionProps<typeof nineDays>) {
  const { title, lead, anchor, name, note, start, days, tasks, act } = section;
  return (
    <PanelSection {...{ title, lead, anchor, name, note, act }}>
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
    </PanelSection>
  );
}
