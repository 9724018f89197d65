import { createHash } from 'node:crypto';

/** A picture in memory: three bytes a pixel, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const CHANNELS = 3;

/** A name for each row of a picture; two rows have one name if they look the same. */
export const rowsOf = ({ width, height, data }: Raster): string[] =>
  Array.from({ length: height }, (_, row) => {
    const bytes = data.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS);
    return createHash('md5').update(bytes).digest('base64');
  });

/** How much a channel may differ before a pixel is another one: smoothing of letters is none. */
const UNSEEN = 16;

/** Whether a pixel of one picture is another one in the other. */
export function differs(was: Raster, at: number, is: Raster, to: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const [one = 0, other = 0] = [was.data[at + channel], is.data[to + channel]];
    if (Math.abs(one - other) > UNSEEN) return true;
  }
  return false;
}
