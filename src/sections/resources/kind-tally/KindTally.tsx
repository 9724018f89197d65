import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { place } from '../../../ui/plot/place';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { kindTally } from './schema';
import * as styles from './KindTally.module.css';

export function KindTally(section: SectionProps<typeof kindTally>) {
  const { heaps, counts, sum } = section;
  const heading = useId();
  const all = counts.reduce((total, count) => total + count, 0);
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <ul className={styles.heaps}>
        {heaps.map(({ heap, name, text, href }, index) => {
          const count = counts[index] ?? 0;
          return (
            <li key={heap} className={styles.heap}>
              <SiteLink href={href} className={styles.link}>
                <span className={styles.column} aria-hidden="true">
                  <i className={styles.paper} style={place({ sheets: String(count) })} />
                </span>
                <span className={styles.count}>{count}</span>
                <span className={styles.name}>{name}</span>
              </SiteLink>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.sum}>{fill(sum, { count: all })}</p>
    </HeroGround>
  );
}
