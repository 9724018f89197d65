import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The shape in which link previews show pictures. */
const SIZE = { width: 1200, height: 630 };

/** Models have no ground, and a JPEG would be black there: `--color-sunken` of src/styles/tokens.css. */
const GROUND = '#f4f1eb';

/** A node of gatsby-source-filesystem, as far as it is needed here. */
export interface PictureFile {
  readonly absolutePath: string;
  readonly name: string;
  readonly internal: { readonly contentDigest: string };
}

const drawn = new Map<string, Promise<void>>();

/** The copy of a picture for link previews: a JPEG of one size, which every service reads. */
export async function sharePicture({ absolutePath, name, internal }: PictureFile) {
  const src = `/static/${internal.contentDigest}/${name}-share.jpg`;
  const drawing = drawn.get(src) ?? draw(absolutePath, path.join('public', src));
  drawn.set(src, drawing);
  await drawing;
  return { src, ...SIZE };
}

async function draw(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await sharp(from)
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: 80 })
    .toFile(to);
}
