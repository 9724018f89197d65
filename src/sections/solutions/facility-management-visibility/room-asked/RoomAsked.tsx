import { useState } from 'react';
import { useSettled } from '../../../../browser/useSettled';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { DeskCard } from './DeskCard';
import { DeskTable } from './DeskTable';
import { minutesOf, momentsOf, type Way } from './asked';
import { duration } from './duration';
import type { roomAsked } from './schema';
import { usePlay } from './usePlay';
import words from './words.json';
import * as styles from './RoomAsked.module.css';

const WAYS = ['before', 'with'] as const satisfies readonly Way[];

/** Five desks ask about one room: who knows by when, on a time that one moves, before and with us. */
export function RoomAsked(section: SectionProps<typeof roomAsked>) {
  const { title, lead, anchor, place, ways, desks, start, note, act } = section;
  const moments = momentsOf(desks);
  const last = moments.length - 1;
  const { at, goTo, play } = usePlay(Math.max(0, moments.indexOf(start)), last);
  const [way, setWay] = useState<Way>('before');
  const now = moments[at] ?? 0;
  const time = duration(now);
  const knows = desks.filter((desk) => minutesOf(desk, way) <= now).length;
  const count = desks.length;
  const spoken = useSettled(fill(words.spoken, { knows, count, time }));
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} isFull>
      <div className={styles.head}>
        <Scripted className={styles.controls}>
          <ChoiceRow
            legend={words.ways}
            isLegendHidden
            value={way}
            choices={WAYS.map((key, index) => ({ key, content: ways[index] }))}
            onChange={(key) => setWay(key === 'with' ? 'with' : 'before')}
          />
          <div className={styles.time}>
            <Range
              label={words.time}
              value={at}
              min={0}
              max={last}
              valueText={time}
              ticks={[moments[0], moments[Math.round(last / 2)], moments[last]].map((moment) =>
                duration(moment ?? 0),
              )}
              onChange={goTo}
            />
            <Button variant="secondary" size="small" onClick={play}>
              {words.play}
            </Button>
          </div>
        </Scripted>
        <p className={styles.count}>
          <Text look="figureXl" as="span">
            {knows}
          </Text>{' '}
          <Text look="unit" as="span">
            {fill(words.of, { count, time })}
          </Text>
        </p>
        <p role="status" className="visuallyHidden">
          {spoken}
        </p>
      </div>
      <ul className={styles.desks}>
        {desks.map((desk) => (
          <DeskCard key={desk.name} desk={desk} way={way} now={now} />
        ))}
      </ul>
      <div className={styles.note}>
        <Text look="source">{note}</Text>
      </div>
      <noscript>
        <DeskTable desks={desks} ways={ways} />
      </noscript>
    </PanelSection>
  );
}
