import { useId } from 'react';
import { DASHES, heapOf, THICKNESS } from '../../../ui/plot/squares';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { startScale } from './schema';
import * as styles from './StartScale.module.css';

const PER_ROW = 12;

/** Stacks of squares on one base line; labels stand above the small ones. */
export function StartScale(section: SectionProps<typeof startScale>) {
  const heading = useId();
  const { starts, scaleKey } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} layout="corner" />
          <p className={styles.key}>
            <i className={styles.square} /> {scaleKey}
          </p>
        </div>
        <ol className={styles.starts}>
          {starts.map(({ name, squares, time, gives, href }) => {
            const { width, height, path } = heapOf(squares, PER_ROW);
            return (
              <li key={name} className={styles.start}>
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${width} ${height}`}
                  className={styles.heap}
                  strokeWidth={THICKNESS}
                  strokeDasharray={DASHES}
                >
                  <path d={path} />
                </svg>
                <div className={styles.about}>
                  <SiteLink href={href} className={styles.name}>
                    {name}
                  </SiteLink>
                  <p className={styles.time}>{time}</p>
                  <p className={styles.gives}>{gives}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </HeroGround>
  );
}
