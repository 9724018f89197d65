import path from 'node:path';
import sharp from 'sharp';
import type { Placed } from '../../share/cardLayout';
import type { Layer } from './blend';
import { onDisc } from './onDisc';

interface Raw {
  readonly data: Buffer;
  readonly info: sharp.OutputInfo;
}

/** Width of the ring of ground around a face, in pixels. */
const RING = 12;

const raw = (image: sharp.Sharp): Promise<Raw> =>
  image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Somebody on a white disc, with a ring that parts it from the one behind. */
async function face(file: string, width: number, ground: string): Promise<Raw> {
  const { data, info } = await raw(sharp(file).resize(width, width));
  const whole = width + 2 * RING;
  return {
    data: onDisc(data, width, RING, ground),
    info: { ...info, width: whole, height: whole },
  };
}

/** A cover as it is, or a model in its binding. */
const cover = async (file: string, width: number, height: number, binding?: string): Promise<Raw> =>
  raw(
    binding
      ? sharp({ create: { width, height, channels: 3, background: binding } }).composite([
          {
            input: await sharp(file)
              .resize(Math.round(width * 1.3))
              .extract({
                left: Math.round(width * 0.15),
                top: 0,
                width,
                height: Math.round(width * 0.97),
              })
              .png({ compressionLevel: 0 })
              .toBuffer(),
          },
        ])
      : sharp(file).resize(width, height),
  );

/** A mark in its own color, as large as its room allows, at the lower right of it. */
async function mark(file: string, width: number, height: number): Promise<Raw> {
  const { width: own, height: tall } = await sharp(file).metadata();
  const scale = Math.min(width / own, height / tall);
  return raw(sharp(file, { density: 72 * scale }).resize(Math.round(own * scale)));
}

const made = new Map<string, Promise<Raw>>();

/** Made once for all that show it in one size. */
function madeOnce(
  { file, as, width, height = width, binding }: Placed,
  ground: string,
): Promise<Raw> {
  const key = [file, as, width, height, as === 'face' ? ground : binding].join(' ');
  const from = path.join('content', file);
  const making =
    made.get(key) ??
    (as === 'face'
      ? face(from, width, ground)
      : as === 'mark'
        ? mark(from, width, height)
        : as === 'cover'
          ? cover(from, width, height, binding)
          : raw(sharp(from).resize(width)));
  made.set(key, making);
  return making;
}

/** A picture, ready to be laid on the ground of a share picture. */
export async function layerOf(placed: Placed, ground: string): Promise<Layer> {
  const { data, info } = await madeOnce(placed, ground);
  const shift = placed.as === 'face' ? RING : 0;
  const isMark = placed.as === 'mark';
  return {
    pixels: data,
    width: info.width,
    height: info.height,
    left: (isMark ? placed.left + placed.width - info.width : placed.left) - shift,
    top: (isMark ? placed.top + (placed.height ?? 0) - info.height : placed.top) - shift,
    isPremultiplied: false,
  };
}
