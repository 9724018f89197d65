import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { tapeMarks } from './tapeMarks';
import { place } from '../../../../ui/plot/place';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { percentOf } from '../../../../ui/plot/scale';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { podcastEpisodes } from './schema';
import * as styles from './CutTapes.module.css';

interface CutTapesProps {
  readonly name: string;
  readonly episodes: readonly SectionProps<typeof podcastEpisodes>['episodes'][number][];
}

/** Recording lengths on one scale; the published part is solid. A tape says its longest cut first. */
export function CutTapes({ name, episodes }: CutTapesProps) {
  const most = Math.max(...episodes.map(({ recorded }) => recorded));
  return (
    <div className={styles.root}>
      <Text look="small" isSoft className={styles.legend}>
        {name}
      </Text>
      <ol>
        {episodes.map(({ anchor, number, guest, recorded, longestCut, chapters }, episode) => {
          const stretches = tapeMarks({ recorded, longestCut, chapters });
          const marks = stretches.map(({ mark }) => mark);
          return (
            <li key={number} className={styles.episode}>
              <SiteLink href={`#${anchor ?? `episode-${number}`}`} className={styles.link}>
                <Text as="b" look="figureSm" className={styles.number}>
                  {number}
                </Text>{' '}
                {guest.name}
              </SiteLink>
              <ReadOut
                label={fill(copy.label, { number })}
                marks={marks}
                start={stretches.findIndex(({ isCut }) => isCut)}
                hasHint={episode === 0}
              >
                {(probe) => (
                  <div
                    className={styles.tape}
                    style={place({ long: percentOf(recorded, { from: 0, to: most }) })}
                  >
                    {stretches.map(({ from, to, isCut }, index) => (
                      <i
                        key={from}
                        className={isCut ? styles.cut : styles.kept}
                        data-mark={index}
                        style={place({ from, long: to - from })}
                      />
                    ))}
                    {probe}
                  </div>
                )}
              </ReadOut>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
