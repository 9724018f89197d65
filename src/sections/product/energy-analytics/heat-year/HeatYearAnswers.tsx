import type { CSSProperties } from 'react';
import { Heading } from '../../../../ui/primitives/Heading';
import { Prose } from '../../../../ui/primitives/Prose';
import { HeatYearRaster } from './HeatYearRaster';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { heatYear } from './schema';
import * as styles from './HeatYearAnswers.module.css';

type HeatYearAnswersProps = Pick<SectionProps<typeof heatYear>, 'map' | 'ask' | 'rings' | 'rest'>;

/** Radio buttons of the rings, each with its explanation and an enlarged detail. */
export function HeatYearAnswers({ map, ask, rings, rest }: HeatYearAnswersProps) {
  return (
    <div className={styles.root}>
      <fieldset className={styles.choice}>
        <legend className={styles.ask}>{ask}</legend>
        {rings.map(({ letter, name }) => (
          <label key={letter} className={styles.ring}>
            <input
              type="radio"
              id={`ring-${letter}`}
              name="ring"
              value={letter}
              className={styles.input}
            />
            <b className={styles.letter}>{letter}</b> {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.answers} aria-live="polite">
        <p className={styles.rest}>{rest}</p>
        {rings.map(({ letter, from, to, isIt, verdict, text }) => {
          const detail = {
            width: `${(100 / (to - from)) * 100}%`,
            left: `${(-from / (to - from)) * 100}%`,
          } satisfies CSSProperties;
          return (
            <div key={letter} className={styles.answer}>
              <div className={styles.detail}>
                <HeatYearRaster map={map} className={styles.map} style={detail} />
              </div>
              <div className={styles.words}>
                <Heading level={2} size="sm" className={isIt ? styles.found : undefined}>
                  {verdict}
                </Heading>
                {text ? <Prose html={text} /> : null}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
