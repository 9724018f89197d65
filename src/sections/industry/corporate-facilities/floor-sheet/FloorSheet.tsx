import { useId } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { FloorRoom } from './FloorRoom';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { floorSheet } from './schema';
import * as styles from './FloorSheet.module.css';

/** Radio buttons choose the hour; CSS shows the states. */
export function FloorSheet(section: SectionProps<typeof floorSheet>) {
  const { legend, instants, cells, origin } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.sheet} data-choices="">
        <ChoiceRow
          legend={legend}
          first={instants.length - 1}
          choices={instants.map(({ day, clock }) => ({
            key: day + clock,
            content: (
              <>
                {day} <b className={styles.clock}>{clock}</b>
              </>
            ),
          }))}
        />
        <ul className={styles.plan}>
          {cells.map((cell) => (
            <FloorRoom key={cell.number} cell={cell} />
          ))}
        </ul>
        <p className={styles.origin}>{origin}</p>
      </div>
    </HeroGround>
  );
}
