import { useId } from 'react';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { requestLine } from './schema';
import * as styles from './RequestLine.module.css';

/** A line back and forth across the page; a list on small screens. */
export function RequestLine(section: SectionProps<typeof requestLine>) {
  const { request, halts, origin } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <p className={styles.request}>{request}</p>
      <ol className={styles.line}>
        {halts.map(({ name, href, clock, text, isLater }) => (
          <li key={name} className={isLater ? `${styles.halt} ${styles.later}` : styles.halt}>
            <span className={styles.clock}>{clock}</span>
            <SiteLink href={href} className={styles.name}>
              {name}
            </SiteLink>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.origin}>{origin}</p>
    </HeroGround>
  );
}
