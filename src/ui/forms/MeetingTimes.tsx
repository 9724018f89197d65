import { useMemo, useState } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/forms.json';
import { proposedTimes, timeInWords } from '../../forms/times';
import { Radio } from '../primitives/Radio';
import * as styles from './Form.module.css';

interface MeetingTimesProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const words = copy.times;

/**
 * Three proposed times in the visitor’s time zone, an optional choice; added by script, since the
 * HTML knows no clock.
 */
export function MeetingTimes({ value, onChange }: MeetingTimesProps) {
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => new Date());
  const times = useMemo(() => (isHydrated ? proposedTimes(openedAt) : []), [isHydrated, openedAt]);
  if (times.length === 0) return null;
  const choices = times.map((time) => ({ value: valueOf(time), label: timeInWords(time) }));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        {words.title} <span className={styles.note}>{copy.optional}</span>
      </legend>
      <div className={styles.times}>
        {[...choices, { value: '', label: words.none }].map((choice) => (
          <Radio
            key={choice.value}
            name="meetingTime"
            value={choice.value}
            label={choice.label}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Value for people and programs: time in the visitor’s zone, and ISO moment. */
const valueOf = (time: Date): string => `${timeInWords(time)} (${time.toISOString()})`;
