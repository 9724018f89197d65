import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/recording.json';
import { lineAt, playTime } from '../../format/captions';
import { Fold } from '../primitives/Fold';
import { Text } from '../primitives/Text';
import * as styles from './Player.module.css';
import { Screen } from './Screen';
import { Transcript } from './Transcript';
import { useFilm } from './useFilm';

interface PlayerProps {
  readonly recording: Queries.RecordingPartsFragment;
  /** Position of the transcript. */
  readonly words?: 'beside' | 'below';
  /** Largest picture of the first screen: loads first. */
  readonly isFirst?: boolean | undefined;
}

/** Recording with transcript, whose lines play from there. */
export function Player({ recording, words = 'beside', isFirst }: PlayerProps) {
  const { slug, title, family, seconds, lines, bytes } = recording;
  const film = useFilm();
  return (
    <div
      data-family={family}
      className={`${styles.root} ${words === 'beside' ? styles.beside : ''}`}
    >
      <div>
        <Screen recording={recording} film={film} isFirst={isFirst} />
        <Text look="source" isSoft className={styles.note}>
          {fill(copy.silent, {
            length: playTime(seconds),
            size: fill(copy.kb, { kilobytes: Math.round(bytes / 1000) }),
          })}
        </Text>
      </div>
      <Fold
        isOpenWide
        title={
          <Text as="span" look="label">
            {fill(copy.readAll, { count: lines.length })}
          </Text>
        }
      >
        <Transcript
          slug={slug}
          title={title}
          lines={lines}
          current={film.second === undefined ? undefined : lineAt(lines, film.second)}
          play={film.play}
        />
      </Fold>
    </div>
  );
}

export const fragment = graphql`
  fragment RecordingTold on Recording {
    ...RecordingParts
    text
  }
  fragment RecordingParts on Recording {
    slug
    title
    family
    seconds
    sentence
    bytes
    lines {
      at
      text
    }
  }
`;
