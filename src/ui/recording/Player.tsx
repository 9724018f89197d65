import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { useHydrated } from '../../browser/useHydrated';
import { fill } from '../../text/fillWords';
import copy from '../../copy/recording.json';
import { lineAt, playTime, recordingFile } from '../../format/captions';
import { Icon } from '../primitives/Icon';
import { Scripted } from '../primitives/Scripted';
import * as styles from './Player.module.css';
import { Transcript } from './Transcript';

interface PlayerProps {
  readonly recording: Queries.RecordingPartsFragment;
  /** Position of the transcript. */
  readonly words?: 'beside' | 'below';
}

/**
 * Recording with transcript. Only the poster loads before the visitor plays it, in the browser’s
 * own player, so that it works without scripts; lines of the transcript play from there.
 */
export function Player({ recording, words = 'beside' }: PlayerProps) {
  const { slug, title, family, seconds, sentence, lines, bytes } = recording;
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState<number>();
  const isHydrated = useHydrated();
  const length = playTime(seconds);
  const play = (from?: number): void => {
    const { current } = video;
    if (!current) return;
    if (from !== undefined) current.currentTime = from;
    current.focus();
    // Browsers may refuse to play; their own button remains.
    void current.play().catch(() => undefined);
  };
  return (
    <div
      data-family={family}
      className={`${styles.root} ${words === 'beside' ? styles.beside : ''}`}
    >
      <div>
        <div className={styles.screen}>
          <video
            ref={video}
            // Before it plays, one button is enough; without scripts there is none.
            controls={second !== undefined || !isHydrated}
            playsInline
            preload="none"
            width={1280}
            height={720}
            poster={recordingFile(slug, 'webp')}
            aria-label={sentence}
            className={styles.video}
            onPlay={({ currentTarget }) => setSecond(currentTarget.currentTime)}
            onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
          >
            <source src={recordingFile(slug, 'webm')} type="video/webm" />
            <source src={recordingFile(slug, 'mp4')} type="video/mp4" />
            <track
              default
              kind="captions"
              srcLang="en"
              label={copy.captions}
              src={recordingFile(slug, 'vtt')}
            />
            {copy.unplayable}
          </video>
          {second === undefined ? (
            <Scripted>
              <button
                type="button"
                aria-label={fill(copy.play, { title, length })}
                className={styles.play}
                onClick={() => play()}
              >
                <Icon name="play" className={styles.sign} />
              </button>
            </Scripted>
          ) : null}
        </div>
        <p className={styles.note}>
          {fill(copy.silent, {
            length,
            size: fill(copy.kb, { kilobytes: Math.round(bytes / 1000) }),
          })}
        </p>
      </div>
      <Transcript
        slug={slug}
        lines={lines}
        current={second === undefined ? undefined : lineAt(lines, second)}
        play={play}
      />
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
