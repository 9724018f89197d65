import { fill } from '../../../text/fillWords';
import { hereAt } from '../../../time/local';
import { useNow } from '../../../ui/time/useNow';
import { countdownDay, signed } from './countdown';
import { Scripted } from '../../../ui/primitives/Scripted';
import { TextField } from '../../../ui/primitives/TextField';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { doorCountdown } from './schema';
import * as styles from './DoorCountdownOpening.module.css';

type Words = SectionProps<typeof doorCountdown>;

interface DoorCountdownOpeningProps extends Pick<
  Words,
  'openingLabel' | 'openingHint' | 'todayText'
> {
  readonly opening: string;
}

/** Field for the opening day, and the place of today. */
export function DoorCountdownOpening(props: DoorCountdownOpeningProps) {
  const { openingLabel, openingHint, todayText, opening } = props;
  const now = useNow(undefined);
  const day = now === undefined ? null : countdownDay(opening, hereAt(now).slice(0, 10));
  return (
    <Scripted>
      <div className={styles.root}>
        <TextField
          id="opening"
          name="opening"
          type="date"
          label={openingLabel}
          hint={openingHint}
          autoComplete="off"
        />
        <p className={styles.today} aria-live="polite">
          {day === null ? '' : fill(todayText, { day: signed(day) })}
        </p>
      </div>
    </Scripted>
  );
}
