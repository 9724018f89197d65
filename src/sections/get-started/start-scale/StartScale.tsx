import { useId } from 'react';
import { Beside } from '../../../ui/forms/Beside';
import { FormFirst } from '../../../ui/forms/FormFirst';
import { DASHES, heapOf, THICKNESS } from '../../../ui/plot/squares';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
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
        <FormFirst
          {...section}
          words={
            <div className={styles.words}>
              <HeroText hero={section} heading={heading} layout="corner" />
            </div>
          }
          beside={<Beside {...section} />}
        >
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
                    <Text look="name">
                      <SiteLink href={href}>{name}</SiteLink>
                    </Text>
                    <Text look="label">{time}</Text>
                    <Text look="small" isSoft className={styles.gives}>
                      {gives}
                    </Text>
                  </div>
                </li>
              );
            })}
          </ol>
          <Text look="source" className={styles.key}>
            <i className={styles.square} /> {scaleKey}
          </Text>
        </FormFirst>
      </div>
    </HeroGround>
  );
}
