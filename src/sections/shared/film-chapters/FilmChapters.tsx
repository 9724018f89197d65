import { useId } from 'react';
import { playTime } from '../../../format/captions';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Player } from '../../../ui/recording/Player';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { filmChapters } from './schema';
import * as styles from './FilmChapters.module.css';

/** One open at a time; a single recording has no summary. */
export function FilmChapters(section: SectionProps<typeof filmChapters>) {
  const { title, lead, anchor, recordings } = section;
  const name = useId();
  const [only, second] = recordings;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      {only && !second ? (
        <Player recording={only} />
      ) : (
        recordings.map((recording, index) => (
          <Fold
            key={recording.slug}
            name={name}
            isOpen={index === 0}
            title={
              <span className={styles.title}>
                <span className={styles.soft}>{index + 1}</span>
                <Heading level={3} size="sm">
                  {recording.title}
                </Heading>
                <span className={styles.soft}>{playTime(recording.seconds)}</span>
              </span>
            }
          >
            <div className={styles.inside}>
              <Player recording={recording} />
            </div>
          </Fold>
        ))
      )}
    </Section>
  );
}
