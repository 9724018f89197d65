import { useMemo, useState } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/forms.json';
import { proposedTimes, timeInWords } from '../../forms/times';
import { ChoiceRow } from '../primitives/ChoiceRow';
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
  const choices = times.map((time) => ({ key: valueOf(time), content: timeInWords(time) }));
  return (
    <ChoiceRow
      legend={
        <>
          {words.title} <span className={styles.note}>{copy.optional}</span>
        </>
      }
      look="list"
      name="meetingTime"
      value={value}
      onChange={onChange}
      choices={[...choices, { key: '', content: words.none }]}
    />
  );
}

/** Value for people and programs: time in the visitor’s zone, and ISO moment. */
const valueOf = (time: Date): string => `${timeInWords(time)} (${time.toISOString()})`;
