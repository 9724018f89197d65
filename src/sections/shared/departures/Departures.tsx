import { useId, useState } from 'react';
import { useHydrated } from '../../../browser/useHydrated';
import { endOf, stateAt } from '../../../time/stateAt';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { Form } from '../../../ui/forms/Form';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Text } from '../../../ui/primitives/Text';
import { Player } from '../../../ui/recording/Player';
import { DepartureRow } from './DepartureRow';
import { bookableFirst, hereAt, UNIVERSAL, wordsOf } from './departureTimes';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { departures } from './schema';
import * as styles from './Departures.module.css';

/** Past dates disappear by the visitor’s clock; without dates, the recording replaces the table. */
export function Departures(section: SectionProps<typeof departures>) {
  const { anchor, isHead, title, lead, departing, form, formNote, noDates, recording } = section;
  const { minutes, yours, universal, zoneNote, left, cities, clocks, note } = departing;
  const heading = useId();
  const now = useBuildNow();
  const isHydrated = useHydrated();
  const [chosen, choose] = useState<string>();
  const dates = bookableFirst(
    departing.dates
      .map((date, index) => ({ ...date, clocks: clocks[index] ?? [] }))
      .filter(({ at }) => stateAt(now, at, endOf(at, minutes)) !== 'past'),
  );
  const values = dates.map(({ at, seats }) => wordsOf(at, seats > 0 ? '' : departing.waits));
  const usual = values[0] ?? noDates.choice;
  const session = chosen !== undefined && values.includes(chosen) ? chosen : usual;
  const clock = isHydrated ? hereAt : UNIVERSAL;
  return (
    <section id={anchor} aria-labelledby={heading} className={isHead ? styles.head : styles.root}>
      <Container>
        <div className={styles.words}>
          <Heading level={isHead ? 1 : 2} size={isHead ? 'xl' : 'lg'} id={heading}>
            {title}
          </Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <Form
          form={form}
          labelledBy={heading}
          look="row"
          level={isHead ? 2 : 3}
          fixed={{ session }}
        >
          {dates.length > 0 ? (
            <fieldset data-theme="dark" className={styles.board}>
              <legend className="visuallyHidden">{title}</legend>
              <p aria-hidden="true" className={styles.names}>
                <span />
                <span />
                <span>{isHydrated ? yours : universal}</span>
                {cities.map(({ name }) => (
                  <span key={name}>{name}</span>
                ))}
                <span className={styles.left}>{left}</span>
              </p>
              {dates.map((date, index) => (
                <DepartureRow
                  key={date.at}
                  date={date}
                  own={clock(date.at)}
                  ownName={isHydrated ? yours : universal}
                  words={departing}
                  value={values[index] ?? ''}
                  isChosen={values[index] === session}
                  choose={choose}
                />
              ))}
              <p className={styles.zone}>{zoneNote}</p>
              <div className={styles.note}>
                <Prose html={note} />
              </div>
            </fieldset>
          ) : (
            <div className={styles.over}>
              <Heading level={isHead ? 2 : 3} size="sm">
                {noDates.title}
              </Heading>
              <Text isSoft>{noDates.text}</Text>
              <Player recording={recording} />
              <input type="hidden" name="session" value={noDates.choice} />
            </div>
          )}
        </Form>
        <div className={styles.small}>
          <Prose html={formNote} />
        </div>
      </Container>
    </section>
  );
}
