import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { inWords } from '../../../time/inWords';
import { hereAt } from '../../../time/local';
import { isDay, monthsBefore, weeksBefore } from './noticeLetter';
import { Select } from '../../../ui/primitives/Select';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { noticeLetter } from './schema';
import * as styles from './NoticeLetter.module.css';

interface NoticeLetterDayProps {
  readonly periods: SectionProps<typeof noticeLetter>['periods'];
  /** Last day of the contract, as entered. */
  readonly lastDay: string;
}

/** Weeks of a migration: usual, and slowest so far. */
const USUAL = 6;
const SLOWEST = 11;

/** Choice of the notice period, and the resulting dates. */
export function NoticeLetterDay({ periods, lastDay }: NoticeLetterDayProps) {
  const [months, setMonths] = useState(periods[0]?.months ?? 0);
  const [today] = useState(() => hereAt(Date.now()).slice(0, 10));
  const day = isDay(lastDay) ? monthsBefore(lastDay, months) : '';
  const isPast = day !== '' && day < today;
  return (
    <>
      <Select
        id="letter-period"
        label={copy.period}
        value={String(months)}
        choices={periods.map(({ months: value, name }) => ({ value: String(value), text: name }))}
        onChange={({ target }) => setMonths(Number(target.value))}
      />
      <p role="status" className={styles.day}>
        {day === '' ? null : (
          <>
            <b>{fill(copy.sendBy, { day: inWords(day) })}</b>{' '}
            {isPast
              ? copy.tooLate
              : fill(copy.startBy, {
                  day: inWords(weeksBefore(lastDay, USUAL)),
                  slow: inWords(weeksBefore(lastDay, SLOWEST)),
                })}
          </>
        )}
      </p>
    </>
  );
}
