import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/recording.json';
import { playTime, posterFile, recordingFile } from '../../format/captions';
import { fill } from '../../text/fillWords';
import { place } from '../plot/place';
import { Icon } from '../primitives/Icon';
import { Scripted } from '../primitives/Scripted';
import type { Film } from './useFilm';
import * as styles from './Screen.module.css';
import { Stills } from './Stills';

interface ScreenProps {
  readonly recording: Queries.RecordingPartsFragment;
  readonly film: Film;
  /** Number of the still that is seen until it plays; without one, its poster. */
  readonly still?: number | undefined;
  readonly isFirst?: boolean | undefined;
}

/**
 * The picture of a recording. Nothing of the film loads before the visitor plays it, in the browser’s
 * own player, so that it works without scripts.
 */
export function Screen({ recording, film, still, isFirst = false }: ScreenProps) {
  const { slug, title, seconds, sentence, lines } = recording;
  const { video, second, follow, play } = film;
  const isHydrated = useHydrated();
  return (
    <div className={styles.screen}>
      {still === undefined ? (
        <img
          srcSet={`${posterFile(slug, 720)} 720w, ${recordingFile(slug, 'webp')} 1280w`}
          sizes="(width >= 60em) 700px, 95vw"
          src={recordingFile(slug, 'webp')}
          alt=""
          width={1280}
          height={720}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          className={styles.poster}
        />
      ) : (
        <Stills
          slug={slug}
          count={lines.length}
          className={styles.still}
          style={place({ i: String(still), n: String(lines.length) })}
        />
      )}
      <video
        ref={video}
        // Before it plays, one button is enough; without scripts there is none.
        controls={second !== undefined || !isHydrated}
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={sentence}
        className={styles.video}
        onPlay={follow}
        onTimeUpdate={follow}
      >
        <source src={recordingFile(slug, 'webm')} type="video/webm" />
        <source src={recordingFile(slug, 'mp4')} type="video/mp4" />
        <track
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
            aria-label={fill(copy.play, { title, length: playTime(seconds) })}
            className={styles.play}
            onClick={() => play()}
          >
            <Icon name="play" className={styles.sign} />
          </button>
        </Scripted>
      ) : null}
    </div>
  );
}
