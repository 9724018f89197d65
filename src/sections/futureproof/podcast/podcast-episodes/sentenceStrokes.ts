interface Line {
  readonly who: string;
  readonly says: string;
}

export interface Stroke {
  readonly who: string;
  /** Words of the sentence. */
  readonly words: number;
}

/** Strokes of a conversation, one per sentence, as long as its words. */
export const sentenceStrokes = (lines: readonly Line[]): readonly Stroke[] =>
  lines.flatMap(({ who, says }) =>
    says
      .split(/(?<=[.!?]["”’)]?)\s+/)
      .map((sentence) => ({ who, words: sentence.split(/\s+/).filter(Boolean).length })),
  );

/** Minutes to read a number of words. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 220));

const WORDS_SPOKEN = 150;

/** Minutes to speak these sentences. */
export const spokenMinutes = (strokes: readonly Stroke[]): number =>
  strokes.reduce((sum, { words }) => sum + words, 0) / WORDS_SPOKEN;
