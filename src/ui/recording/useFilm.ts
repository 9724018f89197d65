import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';

export interface Film {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Where it is, from its first start on. */
  readonly second: number | undefined;
  /** Takes up where the video is. */
  readonly follow: (event: SyntheticEvent<HTMLVideoElement>) => void;
  /** From a second, or from where it is. */
  readonly play: (from?: number) => void;
}

/** Captions that show by default would load before it plays. */
function showCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = 'showing';
}

/** A recording that plays when it is asked to; one that begins lets others rest. */
export function useFilm(): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState<number>();
  const play = (from?: number): void => {
    const { current } = video;
    if (!current) return;
    if (from !== undefined) current.currentTime = from;
    for (const other of document.querySelectorAll('video')) {
      if (other !== current) other.pause();
    }
    // A video without controls takes no focus, and its button is about to leave.
    current.controls = true;
    current.focus();
    // Browsers may refuse to play; their own button remains.
    void current.play().catch(() => undefined);
  };
  return {
    video,
    second,
    follow: ({ currentTarget }) => {
      if (second === undefined) showCaptions(currentTarget);
      setSecond(currentTarget.currentTime);
    },
    play,
  };
}
