import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { lineMap } from './schema';
import * as styles from './LineMap.module.css';

export function LineMap({ title, stations }: SectionProps<typeof lineMap>) {
  return (
    <Section title={title} size="xs" isFlush>
      <ol className={styles.line}>
        {stations.map((station) => (
          <li
            key={station.title}
            className={styles.station}
            aria-current={station.href ? undefined : 'page'}
          >
            <b className={styles.title}>
              {station.href ? (
                <SiteLink href={station.href} className={styles.link}>
                  {station.title}
                </SiteLink>
              ) : (
                station.title
              )}
            </b>
            <p className={styles.text}>{station.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
