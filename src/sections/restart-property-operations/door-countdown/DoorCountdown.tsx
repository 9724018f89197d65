import { useId, useState } from 'react';
import { useKeptSheet } from '../../../browser/useKeptSheet';
import { Breadcrumbs } from '../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../ui/primitives/Container';
import { HeroText } from '../../../ui/hero/HeroText';
import { SheetTally } from '../../../ui/sheet/SheetTally';
import { DoorCountdownDay } from './DoorCountdownDay';
import { DoorCountdownOpening } from './DoorCountdownOpening';
import { DoorCountdownScale } from './DoorCountdownScale';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { doorCountdown } from './schema';
import * as styles from './DoorCountdown.module.css';

/** The heading stands above the door, days before it left, days after in the door. */
export function DoorCountdown(hero: SectionProps<typeof doorCountdown>) {
  const heading = useId();
  const { breadcrumbs, here, title, days, sharedText } = hero;
  const [opening, setOpening] = useState('');
  const { form, keep, forget } = useKeptSheet((sheet) => {
    const day = sheet.get('opening');
    setOpening(typeof day === 'string' ? day : '');
  });
  const count = days.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <form ref={form} onInput={keep} onReset={forget} noValidate className={styles.form}>
        <div data-theme="dark" className={styles.beam}>
          <Container className={styles.words}>
            <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
            <HeroText hero={hero} heading={heading} layout="split" />
            <DoorCountdownOpening {...hero} opening={opening} />
          </Container>
        </div>
        <DoorCountdownScale days={days} />
        <Container className={styles.days}>
          {days.map((day) => (
            <DoorCountdownDay key={day.day} {...{ day, opening, sharedText }} />
          ))}
          <SheetTally count={count} />
        </Container>
      </form>
    </section>
  );
}
