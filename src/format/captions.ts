interface Line {
  /** Second at which it begins. */
  readonly at: number;
  readonly text: string;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** Seconds as a player shows them: `1:07`. */
export const playTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(Math.floor(seconds % 60))}`;

const stamp = (seconds: number): string =>
  `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;

/** Captions as a WebVTT file; each stays until the next begins, the last until the end. */
export function captionsFile(lines: readonly Line[], seconds: number): string {
  const cues = lines.map(({ at, text }, index) => {
    const end = lines[index + 1]?.at ?? seconds;
    return `${stamp(at)} --> ${stamp(end)}\n${text}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** Place of the line that is said at a moment. */
export const lineAt = (lines: readonly Line[], second: number): number =>
  lines.findLastIndex(({ at }) => at <= second);

/** Where the files of a recording lie. */
export const recordingFile = (slug: string, ending: 'webm' | 'mp4' | 'vtt' | 'webp'): string =>
  `/recordings/${slug}.${ending}`;

/** Widths of its poster beside the whole one: in a list and on a phone, twice as wide for dense screens. */
export const POSTER_WIDTHS = [336, 720] as const;

/** Its poster so wide. */
export const posterFile = (slug: string, width: (typeof POSTER_WIDTHS)[number]): string =>
  `/recordings/${slug}-${width}.webp`;

/** Stills of a recording in one picture, one for each line, side by side. */
export const stillsFile = (slug: string): string => `/recordings/${slug}-stills.webp`;
