import { useId, type CSSProperties } from 'react';
import { hourTicks, placeInDay } from './dayStrip';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstMonday } from './schema';
import * as styles from './FirstMonday.module.css';

/** Timeline above, descriptions below in steps. */
export function FirstMonday(section: SectionProps<typeof firstMonday>) {
  const { dayFrom, dayTo, moments, oursKey, yoursKey } = section;
  const heading = useId();
  const place = (at: string) => ({ '--at': `${placeInDay(at, dayFrom, dayTo)}%` }) as CSSProperties;
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} layout="split" />
        <div className={styles.day}>
          <p aria-hidden="true" className={styles.hours}>
            {hourTicks(dayFrom, dayTo).map((hour) => (
              <span key={hour} style={place(hour)}>
                {hour}
              </span>
            ))}
            {moments.map(({ at }) => (
              <i key={at} style={place(at)} className={styles.tick} />
            ))}
          </p>
          <ol className={styles.moments}>
            {moments.map(({ at, title, text, isOurs }) => (
              <li
                key={at}
                style={place(at)}
                data-is={isOurs ? 'ours' : 'yours'}
                data-side={placeInDay(at, dayFrom, dayTo) > 45 ? 'end' : 'start'}
                className={styles.moment}
              >
                <time className={styles.at}>{at}</time>
                <b className={styles.title}>{title}</b>
                <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ol>
          <p className={styles.key}>
            <span data-is="yours">{yoursKey}</span>
            <span data-is="ours">{oursKey}</span>
          </p>
        </div>
      </div>
    </HeroGround>
  );
}
