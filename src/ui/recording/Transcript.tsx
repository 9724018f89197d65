import { useId, type MouseEvent } from 'react';
import copy from '../../copy/recording.json';
import { playTime, recordingFile } from '../../format/captions';
import { Text } from '../primitives/Text';
import * as styles from './Transcript.module.css';

interface TranscriptProps {
  readonly slug: string;
  /** Of the recording: pages have several. */
  readonly title: string;
  readonly lines: readonly { readonly at: number; readonly text: string }[];
  /** Index of the line being played. */
  readonly current: number | undefined;
  /** Without it the lines are read only: what plays is elsewhere. */
  readonly play?: (from: number) => void;
}

/** Transcript of a recording; each line plays from its moment, without scripts as a link to the file. */
export function Transcript({ slug, title, lines, current, play }: TranscriptProps) {
  const label = useId();
  const follow = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    play?.(at);
  };
  return (
    <div>
      <Text look="label" id={label}>
        {copy.transcript}
      </Text>
      <ol aria-labelledby={label} className={styles.lines}>
        {lines.map(({ at, text }, index) => (
          <li
            key={at}
            aria-current={index === current ? 'true' : undefined}
            className={styles.line}
          >
            <Text as="span" look="small">
              {play ? (
                <a
                  href={`${recordingFile(slug, 'mp4')}#t=${at}`}
                  className={styles.at}
                  onClick={(event) => follow(event, at)}
                >
                  <span className="visuallyHidden">{copy.from} </span>
                  {playTime(at)}
                  <span className="visuallyHidden">: {title}</span>
                </a>
              ) : (
                playTime(at)
              )}
            </Text>
            <Text as="span" look="small">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
