import type { PictureFile } from '../content-model/card';
import type { Element } from './element';

/** Address of share pictures; their names are of what they show, so that none ever changes. */
export const SHARE = '/share/';

/** The shape in which link previews show pictures, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/** What a look has for itself: all above the beam. */
export const ROOM = { width: 1200, height: 538, side: 60 } as const;

/** What it stands on. */
export const BEAM = { width: SIZE.width, height: SIZE.height - ROOM.height } as const;

/** Colors by their tokens without the dashes: `ink-900`. */
export type Colors = Readonly<Record<string, string>>;

/** A picture under what is drawn, in pixels. */
export interface Placed {
  readonly file: PictureFile;
  readonly as: 'model' | 'face' | 'cover' | 'mark';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** A mark keeps its shape within both; the others have the one that they have. */
  readonly height?: number;
  /** Color behind a cover that is a model. */
  readonly binding?: string | undefined;
}

/** What a look makes of its card. */
export interface Look {
  /** Lines that run behind the pictures. */
  readonly behind?: readonly Element[];
  readonly pictures?: readonly Placed[];
  readonly parts: readonly Element[];
  /** Of the words, where they are not of ink. */
  readonly ink?: string;
}
