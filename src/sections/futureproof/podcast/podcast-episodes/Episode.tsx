import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { readingMinutes, sentenceStrokes } from './sentenceStrokes';
import { place as placed } from '../../../../ui/plot/place';
import { Day } from '../../../../ui/primitives/Day';
import { Fold } from '../../../../ui/primitives/Fold';
import { Heading } from '../../../../ui/primitives/Heading';
import { LinkRow } from '../../../../ui/primitives/LinkRow';
import { Meta } from '../../../../ui/primitives/Meta';
import { Portrait } from '../../../../ui/primitives/Portrait';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { podcastEpisodes } from './schema';
import * as styles from './Episode.module.css';

interface EpisodeProps {
  readonly episode: SectionProps<typeof podcastEpisodes>['episodes'][number];
  readonly host: string;
  /** Whether its transcript is in view before it is asked for. */
  readonly isOpen: boolean;
}

const voices: Readonly<Record<string, string | undefined>> = {
  host: styles.host,
  guest: styles.guest,
  room: styles.room,
};

/** Episode: sentences as strokes by chapter, and the transcript. */
export function Episode({ episode, host, isOpen }: EpisodeProps) {
  const { anchor, number, name, day, place, guest, recorded, dropped, chapters, further } = episode;
  const id = anchor ?? `episode-${number}`;
  const parts = chapters.map((chapter, index) => ({
    ...chapter,
    part: `${id}-${index + 1}`,
    strokes: sentenceStrokes(chapter.lines),
  }));
  const words = parts
    .flatMap(({ strokes }) => strokes)
    .reduce((sum, stroke) => sum + stroke.words, 0);
  return (
    <article id={id} aria-labelledby={`${id}-name`} className={styles.root}>
      <nav aria-label={fill(copy.chapters, { number })} className={styles.wave}>
        {parts.map(({ part, name: chapter, strokes }) => (
          <div key={part} className={styles.part} style={placed({ strokes: `${strokes.length}` })}>
            <SiteLink href={`#${part}`} className={styles.way}>
              <span className={styles.strokes} aria-hidden="true">
                {strokes.map((stroke, index) => (
                  <i
                    key={index}
                    className={voices[stroke.who]}
                    style={placed({ words: `${Math.min(stroke.words, 30)}` })}
                  />
                ))}
              </span>
              <span className={styles.chapter}>{chapter}</span>
            </SiteLink>
          </div>
        ))}
      </nav>
      <header className={styles.about}>
        <Meta>
          <span>{fill(copy.number, { number })}</span>
          <Day iso={day} />
          <span>{place}</span>
        </Meta>
        <Heading level={2} size="md" id={`${id}-name`}>
          {name}
        </Heading>
        <div className={styles.who}>
          <Portrait person={guest} />
          <p>
            <b>{guest.name}</b>
            <br />
            {guest.role}, {guest.company}
          </p>
        </div>
        <Text look="small" isSoft>
          {fill(copy.recorded, { recorded, kept: readingMinutes(words) })}. {copy.dropped} {dropped}
        </Text>
        <LinkRow links={further} />
      </header>
      <Fold
        isOpen={isOpen}
        title={
          <Text as="span" look="label">
            {fill(copy.read, { number })}
          </Text>
        }
        className={styles.fold}
      >
        <div className={styles.said}>
          {parts.map(({ part, name: chapter, lines }) => (
            <section key={part} id={part} aria-labelledby={`${part}-name`}>
              <h3 id={`${part}-name`} className={styles.title}>
                {chapter}
              </h3>
              {lines.map(({ who, says }, index) =>
                who === 'room' ? (
                  <p key={index} className={styles.noise}>
                    {says}
                  </p>
                ) : (
                  <p key={index} className={styles.line}>
                    <b className={who === 'host' ? styles.asks : styles.name}>
                      {who === 'host' ? host : guest.name}
                    </b>{' '}
                    {says}
                  </p>
                ),
              )}
            </section>
          ))}
        </div>
      </Fold>
    </article>
  );
}
