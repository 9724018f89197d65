import { useId, useState } from 'react';
import { Form } from '../../../ui/forms/Form';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { DepartureRow } from './DepartureRow';
import { elsewhere, OWN, nextOf, valueOf, type Departure } from './departureTimes';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { departures } from './schema';
import words from './words.json';
import * as styles from './Board.module.css';

interface BoardProps {
  readonly section: SectionProps<typeof departures>;
  readonly dates: readonly Departure[];
  /** What the first clock says at a moment: that of the visitor once scripts run. */
  readonly clock: (moment: string) => string;
}

/** Dates by the visitor’s clock and by those of cities, and the form below them. */
export function Board({ section, dates, clock }: BoardProps) {
  const { anchor, departing, form, formNote, noDates } = section;
  const heading = useId();
  const [picked, pick] = useState<string>();
  const chosen = dates.find((date) => valueOf(date) === picked) ?? nextOf(dates);
  const session = chosen ? valueOf(chosen) : noDates.choice;
  const ownName = clock === OWN ? words.yours : words.universal;
  return (
    <div id={anchor} className={styles.root}>
      <Form form={form} labelledBy={heading} look="row" level={2} fixed={{ session }}>
        {chosen ? (
          <fieldset aria-labelledby={heading} data-theme="dark" className={styles.board}>
            <div className={styles.head}>
              <Heading level={2} size="xs" id={heading} className={styles.title}>
                {departing.title}
              </Heading>
              {[ownName, ...departing.cities.map(({ name }) => name), words.left].map((name) => (
                <span key={name} aria-hidden="true" className={styles.name}>
                  <Text as="span" look="tick">
                    {name}
                  </Text>
                </span>
              ))}
            </div>
            {dates.map((date) => (
              <DepartureRow
                key={date.at}
                date={date}
                own={clock(date.at)}
                ownName={ownName}
                cities={departing.cities}
                isChosen={date === chosen}
                choose={pick}
              />
            ))}
            <div className={styles.foot}>
              <Text as="div" look="source">
                <span role="status" className={styles.elsewhere}>
                  {elsewhere(chosen, departing)}
                </span>{' '}
                <span className={styles.night}>{words.night}</span>{' '}
                <span className={styles.zone}>{words.zone}</span>
              </Text>
            </div>
          </fieldset>
        ) : (
          <Stack gap={3}>
            <Heading level={2} size="sm" id={heading}>
              {noDates.title}
            </Heading>
            <Text isSoft>{noDates.text}</Text>
            <ArrowLink href={noDates.link.href}>{noDates.link.text}</ArrowLink>
            <input type="hidden" name="session" value={session} />
          </Stack>
        )}
      </Form>
      <Text as="div" look="source">
        <Prose html={formNote} />
      </Text>
    </div>
  );
}
