import { useId, type CSSProperties } from 'react';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { openBox } from './schema';
import * as styles from './OpenBox.module.css';

/** Parts inside, ports along the edge; one port is deliberately absent. */
export function OpenBox(hero: SectionProps<typeof openBox>) {
  const heading = useId();
  const ports = hero.ports;
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.head}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <div className={styles.device} style={{ '--ports': ports.length } as CSSProperties}>
        <div className={styles.shell}>
          <p className={styles.print}>{hero.name}</p>
          <ul className={styles.innards}>
            {hero.innards.map(({ name, text }) => (
              <li key={name} className={styles.part}>
                <i className={styles.chip} aria-hidden="true" />
                <b className={styles.name}>{name}</b>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.ports}>
          {ports.map(({ shape, label, name, text, isLive }) => (
            <li
              key={name}
              className={styles.port}
              data-shape={shape}
              data-live={isLive || undefined}
            >
              <svg className={styles.shape} aria-hidden="true">
                <use href={`/ports.svg#${shape}`} />
              </svg>
              <span className={styles.label} aria-hidden="true">
                {label}
              </span>
              <b className={styles.name}>{name}</b>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {hero.note ? (
        <Text look="source" className={styles.note}>
          {hero.note}
        </Text>
      ) : null}
    </HeroGround>
  );
}
