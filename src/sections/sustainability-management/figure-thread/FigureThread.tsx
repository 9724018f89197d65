import { useId } from 'react';
import { Container } from '../../../ui/primitives/Container';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { FigureThreadSlips } from './FigureThreadSlips';
import { FigureThreadStratum } from './FigureThreadStratum';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { figureThread } from './schema';
import * as styles from './FigureThread.module.css';

/** A thread leads down the page; the background darkens. */
export function FigureThread(hero: SectionProps<typeof figureThread>) {
  const heading = useId();
  const { report, asksName, breaksName, strata, caption } = hero;
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="family">
        <div className={styles.head}>
          <div className={styles.words}>
            <HeroText hero={hero} heading={heading} />
          </div>
          <div className={styles.page}>
            <p className={styles.report}>
              <b>{report.name}</b>
              <span>{report.page}</span>
            </p>
            <FigureThreadSlips slips={report.slips} end="first" />
          </div>
        </div>
      </HeroGround>
      <ol>
        {strata.map((stratum, index) => (
          <FigureThreadStratum
            key={stratum.what}
            {...{ stratum, asksName, breaksName }}
            isDark={index >= DAYLIGHT}
            isLast={index === strata.length - 1}
          />
        ))}
      </ol>
      <Container>
        <p className={styles.caption}>{caption}</p>
      </Container>
    </>
  );
}

/** Number of steps above ground. */
const DAYLIGHT = 4;
