import { useId } from 'react';
import copy from '../words.json';
import { fill } from '../../../../text/fillWords';
import { cutAt } from '../../../../ui/plot/cutAt';
import { playTime } from '../../../../format/captions';
import { Container } from '../../../../ui/primitives/Container';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { FilmPoster } from '../../../../ui/recording/FilmPoster';
import { Player } from '../../../../ui/recording/Player';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { place } from '../../../../ui/plot/place';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { filmShelf } from './schema';
import * as styles from './FilmShelf.module.css';

const TICK = 10;

export function FilmShelf(section: SectionProps<typeof filmShelf>) {
  const { shelfTitle, scale, reel, shelfNote, ...hero } = section;
  const heading = useId();
  const shelf = useId();
  const percent = (seconds: number): string => `${(seconds / scale) * 100}%`;
  const ticks = Array.from({ length: Math.ceil(scale / TICK) }, (_, index) => index * TICK);
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="paper">
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} layout="split" />
        </div>
      </HeroGround>
      <section aria-labelledby={shelf} className={styles.root}>
        <Container>
          <div className={styles.head}>
            <Heading level={2} size="xs" id={shelf}>
              {shelfTitle}
            </Heading>
            <div aria-hidden="true" className={styles.scale}>
              {ticks.map((tick) => (
                <span key={tick} style={{ left: percent(tick) }} className={styles.tick}>
                  {fill(copy.seconds, { seconds: tick })}
                </span>
              ))}
            </div>
          </div>
          <ul className={styles.list}>
            {reel.map(({ recording }, index) => (
              <li key={recording.slug} data-family={recording.family} className={styles.film}>
                <details name="film" open={index === 0}>
                  <summary className={styles.summary}>
                    <FilmPoster slug={recording.slug} />
                    <span className={styles.what}>
                      <Heading level={3} size="xs">
                        {recording.title}
                      </Heading>
                      <span className={styles.text}>{recording.text}</span>
                    </span>
                    <span className={styles.length}>
                      <span
                        aria-hidden="true"
                        style={place({ share: String(recording.seconds / scale) })}
                        className={styles.bar}
                      >
                        {cutAt(
                          recording.lines.map(({ at }) => at),
                          recording.seconds,
                        ).map(({ at, length }) => (
                          <i key={at} style={{ flexGrow: length }} className={styles.piece} />
                        ))}
                      </span>
                      <span className={styles.time}>{playTime(recording.seconds)}</span>
                    </span>
                  </summary>
                  <div className={styles.inside}>
                    <Player recording={recording} isFirst={index === 0} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
          <Text look="small" isSoft className={styles.note}>
            {shelfNote}
          </Text>
        </Container>
      </section>
    </>
  );
}
