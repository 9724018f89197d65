import { readFileSync } from 'node:fs';
import type { Colors } from '../../share/cardLayout';

const COLOR = /^ {2}--([a-z]+(?:-\d+)?):\s*(#[0-9a-f]{3,6})\b/gim;

/** The colors of the palette by their tokens, as the style sheets state them. */
export const palette = (): Colors =>
  Object.fromEntries(
    [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(COLOR)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
