import { useId, useRef, useState, type MouseEvent } from 'react';
import copy from '../../copy/recording.json';
import { lineAt, playTime, recordingFile } from '../../format/captions';
import { fill } from '../../text/fillWords';
import { cutAt } from '../plot/cutAt';
import { place } from '../plot/place';
import { Fold } from '../primitives/Fold';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import * as styles from './FilmStrip.module.css';
import { Screen } from './Screen';
import { Stills } from './Stills';
import { Transcript } from './Transcript';
import { useFilm } from './useFilm';

interface FilmStripProps {
  readonly id?: string | null | undefined;
  readonly recording: Queries.RecordingPartsFragment;
  /** What it shows, in the words of a buyer. */
  readonly name: string;
  /** Seconds of the longest of its neighbors, which is as wide as the page. */
  readonly longest: number;
  readonly isOpen: boolean;
}

/**
 * A recording as a strip to length, with a still for each of its captions. The large picture shows the
 * still that is pointed at or has the focus; pressed, it plays from there, without scripts in the file. Its caption is below the strip.
 */
export function FilmStrip({ id, recording, name, longest, isOpen }: FilmStripProps) {
  const { slug, title, family, seconds, lines, bytes } = recording;
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  const film = useFilm();
  const [seen, setSeen] = useState(Math.floor(lines.length / 2));
  const current = film.second === undefined ? seen : lineAt(lines, film.second);
  const starts = lines.map(({ at }) => at);
  const longestLine = lines.reduce(
    (most, { text }) => (text.length > most.length ? text : most),
    '',
  );
  const press = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    const fold = root.current?.querySelector('details');
    if (fold) fold.open = true;
    film.play(at);
  };
  return (
    <div ref={root} id={id ?? undefined} data-family={family}>
      <ol
        aria-labelledby={heading}
        className={styles.strip}
        style={place({ share: `${seconds / longest}`, n: `${lines.length}` })}
      >
        {cutAt(starts, seconds).map(({ at, length }, index) => (
          <li key={at} className={styles.part} style={place({ s: `${length}`, i: `${index}` })}>
            <a
              href={`${recordingFile(slug, 'mp4')}#t=${at}`}
              className={styles.still}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => press(event, at)}
              onFocus={() => setSeen(index)}
              onPointerEnter={() => setSeen(index)}
            >
              <Stills slug={slug} count={lines.length} className={styles.picture} />
              <span className="visuallyHidden">{copy.from} </span>
              <Text as="span" look="tick" className={styles.at}>
                {playTime(at)}
              </Text>
              <span className="visuallyHidden">{lines[index]?.text}</span>
            </a>
          </li>
        ))}
      </ol>
      <div aria-hidden="true">
        <Text as="div" look="small" isSoft className={styles.says}>
          <span>{lines[current]?.text}</span>
          <i data-text={longestLine} />
        </Text>
      </div>
      <Fold
        isOpen={isOpen}
        onToggle={(isShown) => {
          if (!isShown) film.video.current?.pause();
        }}
        title={
          <span className={styles.named}>
            <Heading level={3} size="xs" id={heading}>
              {name}
            </Heading>
            <Text as="span" look="small" isSoft>
              {fill(copy.strip, {
                title,
                seconds,
                size: fill(copy.kb, { kilobytes: Math.round(bytes / 1000) }),
              })}
            </Text>
          </span>
        }
      >
        <div className={styles.stage}>
          <Screen recording={recording} film={film} still={current} />
          <Transcript slug={slug} title={title} lines={lines} current={current} />
        </div>
      </Fold>
    </div>
  );
}
