import sharp from 'sharp';
import { SIZE } from '../../share/cardLayout';

/** What is left free around a picture of another shape: the sunken ground of src/styles/tokens.css. */
const GROUND = '#f4f1eb';

/** Whether a picture has a ground of its own, so that it is a preview by itself and no model on a card. */
export const isWhole = async (file: string): Promise<boolean> =>
  !(await sharp(file).metadata()).hasAlpha;

/** A whole picture in the shape of link previews. */
export const drawWhole = (file: string): Promise<Buffer> =>
  sharp(file)
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .jpeg({ quality: 72 })
    .toBuffer();
