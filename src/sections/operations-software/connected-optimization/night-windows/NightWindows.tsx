import { useId } from 'react';
import { countWindows } from './windows';
import { formatCount } from '../../../../format/number';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../../ui/primitives/Container';
import { HeroText } from '../../../../ui/hero/HeroText';
import { NightWindowsNight } from './NightWindowsNight';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { nightWindows } from './schema';
import * as styles from './NightWindows.module.css';

/** A row of windows per night; it unfolds to its changes. */
export function NightWindows(hero: SectionProps<typeof nightWindows>) {
  const heading = useId();
  const { breadcrumbs, here, title, keys, nights, caption } = hero;
  const { changed, back, person } = countWindows(nights.map(({ windows }) => windows));
  const saved = nights.reduce((sum, night) => sum + night.saved, 0);
  const sums = [
    { value: changed, name: hero.changedName },
    { value: back, name: hero.backName },
    { value: person, name: hero.personName },
    { value: saved, name: hero.savedName },
  ];
  return (
    <section aria-labelledby={heading} data-theme="dark" className={styles.root}>
      <Container className={styles.inner}>
        <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
        <HeroText hero={hero} heading={heading} layout="split" />
        <ul className={styles.keys} aria-hidden="true">
          {(['changed', 'back', 'person', 'dark'] as const).map((kind) => (
            <li key={kind} className={styles.key}>
              <i data-window={kind} /> {keys[kind]}
            </li>
          ))}
        </ul>
        <div className={styles.nights}>
          {nights.map((night, index) => (
            <NightWindowsNight key={night.day} night={night} hero={hero} isOpen={index === 2} />
          ))}
        </div>
        <dl className={styles.sums}>
          {sums.map(({ value, name }) => (
            <div key={name} className={styles.sum}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.caption}>{caption}</p>
      </Container>
    </section>
  );
}
