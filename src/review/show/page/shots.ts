import type { Box } from '../../pictures/moved';
import { html, type Html } from './html';

interface Cut {
  /** File beside the page. */
  readonly src: string;
  readonly height: number;
}

/** A place of a page that looks otherwise, before and after; boxes are in the picture after. */
export interface ShotPlace {
  readonly was: Cut;
  readonly is: Cut;
  readonly boxes: readonly Box[];
}

/** A page at one width: what of it looks otherwise, and how many more places do. */
export interface Shot {
  readonly width: number;
  readonly places: readonly ShotPlace[];
  readonly more: number;
}

/** A box as shares of the picture that it lies on, so that it keeps its place at any size. */
const box = ({ x, y, width, height }: Box, of: { width: number; height: number }): Html => {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return html`<i
    style="left:${share(x, of.width)};top:${share(y, of.height)};width:${share(width, of.width)};height:${share(height, of.height)}"
  ></i>`;
};

const figure = (side: 'was' | 'is', { src, height }: Cut, width: number, marks: readonly Html[]) =>
  html`<figure data-side="${side}">
    <figcaption>${side === 'was' ? 'Before' : 'After'}, at ${width} px</figcaption>
    <div class="shot">
      <a href="${src}"
        ><img
          src="${src}"
          alt="${side === 'was' ? 'As it was' : 'As it is now'}, in full size"
          width="${width}"
          height="${height}"
          loading="lazy" /></a
      >${marks}
    </div>
  </figure>`;

/** Wider pictures stand below each other: half as wide, nobody could read them. */
const NARROW = 600;

const place = ({ was, is, boxes }: ShotPlace, width: number): Html =>
  html`<div class="shots ${width < NARROW && 'pair'}" style="--shot:${width}px">
    ${figure('was', was, width, [])}${figure(
      'is',
      is,
      width,
      boxes.map((one) => box(one, { width, height: is.height })),
    )}
  </div>`;

/** Whether a page looks as it did, at all widths. */
export const isSameLook = (shots: readonly Shot[]): boolean =>
  shots.every(({ places }) => places.length === 0);

/** What of a page looks otherwise, with what moved marked. */
export function shotsOf(shots: readonly Shot[]): Html | undefined {
  if (shots.length === 0) return undefined;
  if (isSameLook(shots)) return html`<p class="same"><b>Looks as before,</b> at both widths.</p>`;
  return html`${shots.map(
    ({ width, places, more }) =>
      html`${places.map((one) => place(one, width))}
      ${more > 0 && html`<p class="same">And ${more} more ${more === 1 ? 'place' : 'places'} at ${width} px.</p>`}`,
  )}`;
}
