import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { CUTS } from '../../share/cuts';
import type { Drawing } from '../../share/layOut';
import type { Element } from '../../share/element';
import { ROOM, SIZE } from '../../share/look';
import { blend, canvasOf, type Layer } from './blend';
import { layerOf } from './pictures';

/** No link preview waits for a large picture; some leave out those of more. */
export const MOST_BYTES = 60_000;

const RAW = { ...SIZE, channels: 3 } as const;

/** From sharp letters to what the densest model needs to stay below the limit. */
const QUALITIES = [
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 61, chromaSubsampling: '4:2:0' },
  { quality: 46, chromaSubsampling: '4:2:0' },
] as const;

let cached: Parameters<typeof satori>[1]['fonts'] | undefined;

const fonts = () =>
  (cached ??= Object.keys(CUTS).map((name) => ({
    name,
    data: readFileSync(path.join('src/fonts/share', `${name}.ttf`)),
  })));

/** Words and lines on nothing. */
async function layerOfTree(tree: Element): Promise<Layer> {
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...SIZE, fonts: fonts() });
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { ...SIZE, pixels, left: 0, top: 0, isPremultiplied: true };
}

/**
 * A share picture as a JPEG, which every service reads: words by satori and resvg, over pictures that
 * sharp has made ready, once for all cards that show them.
 * @throws Error where it cannot be below the limit
 */
export async function draw({ ground, behind, pictures, tree }: Drawing): Promise<Buffer> {
  const layers = await Promise.all(pictures.map((placed) => layerOf(placed, ground)));
  const canvas = canvasOf(SIZE.width, SIZE.height, ground);
  if (behind) blend(canvas, await layerOfTree(behind));
  for (const layer of layers) blend(canvas, layer, ROOM.height);
  blend(canvas, await layerOfTree(tree));
  for (const options of QUALITIES.slice(pictures.some(({ as }) => as === 'model') ? 1 : 0)) {
    const jpeg = await sharp(canvas.pixels, { raw: RAW }).jpeg(options).toBuffer();
    if (jpeg.length < MOST_BYTES) return jpeg;
  }
  throw new Error('A share picture is too large');
}
