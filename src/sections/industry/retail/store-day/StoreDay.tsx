import { useId, type CSSProperties } from 'react';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { StoreShifts } from './StoreShifts';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { storeDay } from './schema';
import * as styles from './StoreDay.module.css';

/** Columns per hour from closing to closing; the heading stands over the night. */
export function StoreDay(section: SectionProps<typeof storeDay>) {
  const { above, below, hours, shifts, origin } = section;
  const heading = useId();
  const most = Math.max(...hours.map(({ buyers }) => buyers));
  const load = Math.max(...hours.map(({ kilowatts }) => kilowatts));
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} layout="corner" />
        </div>
        <p className={styles.above}>{above}</p>
        <div className={styles.chart} aria-hidden="true">
          {hours.map(({ clock, buyers, kilowatts }) => {
            const size = {
              '--buyers': (buyers / most).toFixed(3),
              '--load': (kilowatts / load).toFixed(3),
            };
            return (
              <div
                key={clock}
                className={buyers > 0 ? styles.hour : styles.closed}
                style={size as CSSProperties}
              >
                <i className={styles.buyers} />
                <span className={styles.clock}>{clock.slice(0, 2)}</span>
                <i className={styles.load} />
              </div>
            );
          })}
        </div>
        <p className={styles.below}>{below}</p>
        <StoreShifts shifts={shifts} from={hours[0]?.clock ?? '00:00'} />
        <p className={styles.origin}>{origin}</p>
      </div>
    </HeroGround>
  );
}
