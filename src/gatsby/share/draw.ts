import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { CUTS } from '../../share/cuts';
import type { Drawing } from '../../share/layOut';
import type { Element } from '../../share/element';
import { BEAM, ROOM, SIZE } from '../../share/cardLayout';
import { blend, canvasOf, type Layer } from './blend';
import { layerOf } from './pictures';

/** No link preview waits for a large picture; some leave out those of more. */
export const MOST_BYTES = 60_000;

const RAW = { ...SIZE, channels: 3 } as const;

/** From sharp letters to what the densest model needs to stay below the limit. */
const JPEG = [
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 61, chromaSubsampling: '4:2:0' },
  { quality: 46, chromaSubsampling: '4:2:0' },
] as const;

/** Words on a ground; of fewer colors where there are very many words. */
const PNG = [{ compressionLevel: 6 }, { palette: true }] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

let cached: Parameters<typeof satori>[1]['fonts'] | undefined;

const fonts = () =>
  (cached ??= Object.keys(CUTS).map((name) => ({
    name,
    data: readFileSync(path.join('src/styles/fonts/share', `${name}.ttf`)),
  })));

/** Words and lines on nothing. */
async function layerOfTree(tree: Element, { width, height }: Size, top = 0): Promise<Layer> {
  const size = { width, height };
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...size, fonts: fonts() });
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { ...size, pixels, left: 0, top, isPremultiplied: true };
}

const beams = new Map<string, Promise<Layer>>();

/** Made once for all cards with its label. */
function layerOfBeam(beam: Element): Promise<Layer> {
  const key = JSON.stringify(beam);
  const making = beams.get(key) ?? layerOfTree(beam, BEAM, ROOM.height);
  beams.set(key, making);
  return making;
}

/** The first of these below the limit. @throws Error if none is */
async function smallEnough(encoded: readonly (() => sharp.Sharp)[]): Promise<Buffer> {
  for (const encode of encoded) {
    const bytes = await encode().toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new Error('A share picture is too large');
}

/** How the name of its file ends, and so what it is. */
export const endingOf = ({ pictures }: Drawing): 'png' | 'jpg' =>
  pictures.length === 0 ? 'png' : 'jpg';

/**
 * A share picture: words by satori and resvg, over pictures that sharp has made ready, once for all
 * cards that show them. With pictures it is a JPEG; without, a PNG is smaller, sharper and sooner made.
 * @throws Error where it cannot be below the limit
 */
export async function draw(drawing: Drawing): Promise<Buffer> {
  const { ground, behind, pictures, tree, beam } = drawing;
  const layers = await Promise.all(pictures.map((placed) => layerOf(placed, ground)));
  const canvas = canvasOf(SIZE.width, SIZE.height, ground);
  if (behind) blend(canvas, await layerOfTree(behind, ROOM));
  for (const layer of layers) blend(canvas, layer, ROOM.height);
  blend(canvas, await layerOfTree(tree, ROOM));
  blend(canvas, await layerOfBeam(beam));
  const drawn = (): sharp.Sharp => sharp(canvas.pixels, { raw: RAW });
  if (endingOf(drawing) === 'png') return smallEnough(PNG.map((how) => () => drawn().png(how)));
  const sharpest = pictures.some(({ as }) => as === 'model') ? 1 : 0;
  return smallEnough(JPEG.slice(sharpest).map((how) => () => drawn().jpeg(how)));
}
