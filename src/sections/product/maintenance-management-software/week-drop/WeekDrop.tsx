import { useState } from 'react';
import { Button } from '../../../../ui/primitives/Button';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
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
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment} isFull>
      <WeekGrid {...{ dayNames, people, job, spot, drop }} onDrop={setSpot} />
      <div className={styles.foot}>
        <div role="status" className={drop.isRefused ? styles.refused : undefined}>
          <Text look="verdict">
            <Emphasis text={sayDrop(person, spot.day, drop, dayNames)} />
          </Text>
        </div>
        <Scripted>
          <Button variant="secondary" onClick={() => setSpot(gentlest(people, job.hours) ?? start)}>
            {words.find}
          </Button>
        </Scripted>
      </div>
    </PanelSection>
  );
}
