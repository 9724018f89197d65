import { useId, type CSSProperties } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { signalFlow } from './schema';
import * as styles from './SignalFlow.module.css';

export function SignalFlow({
  title,
  anchor,
  text,
  stops: flowStops,
}: SectionProps<typeof signalFlow>) {
  const heading = useId();
  const zones = flowStops
    .map(({ owner }, index) => ({ owner, from: index }))
    .filter(({ owner, from }) => owner !== flowStops[from - 1]?.owner)
    .map((zone, index, all) => ({
      ...zone,
      stops: (all[index + 1]?.from ?? flowStops.length) - zone.from,
    }));
  return (
    <section id={anchor} aria-labelledby={heading} className={styles.root} data-theme="dark">
      <Container>
        <div className={styles.head}>
          <Heading level={2} size="md" id={heading}>
            {title}
          </Heading>
          <div className={styles.text}>
            <Prose html={text} />
          </div>
        </div>
        <div className={styles.zones} aria-hidden="true">
          {zones.map(({ owner, from, stops }) => (
            <span key={from} className={styles.zone} style={{ '--stops': stops } as CSSProperties}>
              {owner}
            </span>
          ))}
        </div>
        <ol className={styles.line}>
          {flowStops.map(({ when, name, text: what, how, owner, isOurs }) => (
            <li key={name} className={`${styles.stop} ${isOurs ? styles.ours : ''}`}>
              {how ? <span className={styles.how}>{how}</span> : null}
              <span className={styles.when}>{when}</span>
              <b className={styles.name}>
                {name}
                <span className="visuallyHidden">, {owner}</span>
              </b>
              <p className={styles.what}>{what}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
