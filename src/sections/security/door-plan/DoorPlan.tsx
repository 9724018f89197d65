import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Text } from '../../../ui/primitives/Text';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { DoorLog } from './DoorLog';
import { PlanRoom } from './PlanRoom';
import type { doorPlan } from './schema';
import words from './words.json';
import * as styles from './DoorPlan.module.css';

/** Rooms in a row and the line through their doors; the chosen door swings open and shows its log. */
export function DoorPlan(section: SectionProps<typeof doorPlan>) {
  const { title, anchor, day, rooms, last, start, act } = section;
  return (
    <PanelSection {...{ title, anchor, act }} note={day}>
      <div data-choices="" className={styles.root}>
        <ChoiceRow
          legend={words.legend}
          isLegendHidden
          look={{ own: styles.plan }}
          first={start}
          choices={rooms.map(({ name, holds, door }, index) => ({
            key: name,
            content: (
              <>
                <PlanRoom name={name} holds={holds} />
                <Text as="span" look="label" className={styles.words}>
                  {door.name}
                </Text>
                <span className={styles.door} data-opens={door.opens}>
                  <svg viewBox="0 0 56 56" className={styles.leaf} aria-hidden="true">
                    <path d="M0 1H55" />
                    <path d="M55 1A55 55 0 0 1 1 56" className={styles.arc} />
                  </svg>
                </span>
              </>
            ),
            below:
              index === rooms.length - 1 ? (
                <div className={styles.last}>
                  <PlanRoom {...last} />
                </div>
              ) : null,
          }))}
        />
        {rooms.map(({ name, door }, index) => (
          <div key={name} data-choice={index + 1}>
            <DoorLog door={door} />
          </div>
        ))}
      </div>
    </PanelSection>
  );
}
