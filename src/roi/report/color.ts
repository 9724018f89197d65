import type { ColorName, Palette } from '../../styles/colorNames.ts';
import { palette } from '../../styles/palette.ts';

/** Red, green and blue from 0 to 1, as a PDF operator takes them. */
const components = Object.fromEntries(
  Object.entries(palette).map(([name, hex]) => [
    name,
    [1, 3, 5]
      .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
      .map((part) => String(Math.round(part * 1000) / 1000))
      .join(' '),
  ]),
) as Palette;

export const fillWith = (name: ColorName): string => `${components[name]} rg`;

export const strokeWith = (name: ColorName): string => `${components[name]} RG`;
