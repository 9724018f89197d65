import { useState } from 'react';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { Button } from '../../../../ui/primitives/Button';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { WeekGrid } from './WeekGrid';
import { dropOn, gentlest, sayDrop, type Spot } from './drop';
import type { weekDrop } from './schema';
import words from './words.json';
import * as styles from './WeekDrop.module.css';

/** Friday’s plan and a job that was not on it: wherever it is dropped, what it pushes out goes hollow. */
export function WeekDrop(section: SectionProps<typeof weekDrop>) {
  const { title, lead, anchor, place, moment, dayNames, job, start, people, act } = section;
  const [spot, setSpot] = useState<Spot>(start);
  const person = people[spot.person];
  if (!person) return null;
  const drop = dropOn(person, spot.day, job.hours);
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" isTight>
      <Panel isLive title={<Text look="name">{place}</Text>} end={<Text isSoft>{moment}</Text>}>
        <WeekGrid {...{ dayNames, people, job, spot, drop }} onDrop={setSpot} />
        <div className={styles.foot}>
          <div role="status" className={drop.isRefused ? styles.refused : undefined}>
            <Text look="verdict">
              <Emphasis text={sayDrop(person, spot.day, drop, dayNames)} />
            </Text>
          </div>
          <Scripted>
            <Button
              variant="secondary"
              onClick={() => setSpot(gentlest(people, job.hours) ?? start)}
            >
              {words.find}
            </Button>
          </Scripted>
        </div>
      </Panel>
      <ActLine {...act} />
    </Section>
  );
}
