import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { HoleGhost } from './HoleGhost';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { tenHoles } from './schema';
import * as styles from './TenHoles.module.css';

export function TenHoles(section: SectionProps<typeof tenHoles>) {
  const heading = useId();
  const { screen, job, holes } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.root}>
        <div className={styles.screen}>
          <p className={styles.bar}>{screen}</p>
          <div className={styles.words}>
            <HeroText hero={section} heading={heading} />
          </div>
          <div className={styles.job}>
            <b className={styles.title}>{job.title}</b>
            <span>{job.asset}</span>
            <span>{job.who}</span>
            <span>{job.due}</span>
            <span className={styles.done}>{job.done}</span>
          </div>
          {holes.map(({ name, place }, index) => (
            <a key={place} href={`#${place}`} className={`${styles.hole} ${styles[place]}`}>
              <HoleGhost place={place} />
              <span className={styles.name}>
                <b className={styles.number}>{index + 1}</b> {name}
              </span>
            </a>
          ))}
        </div>
      </div>
    </HeroGround>
  );
}
