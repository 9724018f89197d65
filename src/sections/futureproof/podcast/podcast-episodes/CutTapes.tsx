import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { sentenceStrokes, spokenMinutes } from './sentenceStrokes';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { podcastEpisodes } from './schema';
import * as styles from './CutTapes.module.css';

interface CutTapesProps {
  readonly name: string;
  readonly episodes: readonly SectionProps<typeof podcastEpisodes>['episodes'][number][];
}

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** Recording lengths on one scale; the published part is solid, the longest cut labeled. */
export function CutTapes({ name, episodes }: CutTapesProps) {
  const most = Math.max(...episodes.map(({ recorded }) => recorded));
  return (
    <div className={styles.root}>
      <p className={styles.legend}>{name}</p>
      <ol>
        {episodes.map(({ anchor, number, guest, recorded, longestCut, chapters }) => (
          <li key={number} className={styles.episode}>
            <SiteLink href={`#${anchor ?? `episode-${number}`}`} className={styles.link}>
              <b className={styles.number}>{number}</b> {guest.name}
            </SiteLink>
            <div>
              <p
                className={styles.tape}
                style={{ '--long': percent(recorded / most) } as CSSProperties}
              >
                {chapters.map((chapter) => (
                  <i
                    key={chapter.name}
                    className={styles.kept}
                    style={
                      {
                        '--from': percent(chapter.at / recorded),
                        '--long': percent(spokenMinutes(sentenceStrokes(chapter.lines)) / recorded),
                      } as CSSProperties
                    }
                  />
                ))}
                <span
                  className={styles.cut}
                  style={
                    {
                      '--from': percent(longestCut.from / recorded),
                      '--long': percent(longestCut.minutes / recorded),
                    } as CSSProperties
                  }
                />
              </p>
              <p className={styles.says}>
                {fill(copy.tape, { recorded, cut: longestCut.minutes, what: longestCut.what })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
