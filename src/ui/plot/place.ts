import type { CSSProperties } from 'react';
import { css } from './scale';

/**
 * Custom properties for the style of a mark: `place({ x: 40, w: 12 })` is `--x: 40%; --w: 12%`. Numbers
 * are percent of the plot, strings stay as they are, what is undefined is left out.
 */
export const place = (
  parts: Readonly<Record<string, number | string | undefined>>,
): CSSProperties =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [[`--${name}`, typeof value === 'number' ? css(value) : value]],
    ),
  );
