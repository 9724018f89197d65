import sharp from 'sharp';
import { powerOf } from '../src/sections/product/energy-analytics/powerOf';

/**
 * `npm run make:year-map`: the year of one branch as a picture, a column each day and a row each
 * hour, for the page on energy analytics. A picture of 8,760 cells is a tenth of the same in markup.
 */
const FILE = 'content/pages/product/energy-analytics/branch-27.png';
const FIRST = Date.UTC(2025, 0, 1);
const DAYS = 365;
const HOURS = 24;
/** Pixels of a cell: the build asks for 1,280 and more. */
const CELL = { width: 4, height: 16 };

/** From the wash of the page, over the hue of its family, to the brick of what is much. */
const STOPS: readonly (readonly [at: number, red: number, green: number, blue: number])[] = [
  [0, 253, 245, 230],
  [3.2, 251, 233, 203],
  [9, 242, 169, 59],
  [17, 216, 81, 44],
  [24, 122, 36, 12],
];

function colorOf(power: number): [number, number, number] {
  const upper = STOPS.find(([at]) => at >= power) ?? STOPS.at(-1)!;
  const lower = STOPS.findLast(([at]) => at <= power) ?? STOPS[0]!;
  const share = upper === lower ? 0 : (power - lower[0]) / (upper[0] - lower[0]);
  const mix = (index: 1 | 2 | 3) =>
    Math.round(lower[index] + (upper[index] - lower[index]) * share);
  return [mix(1), mix(2), mix(3)];
}

const pixels = Buffer.alloc(DAYS * HOURS * 3);
for (let hour = 0; hour < HOURS; hour += 1) {
  for (let day = 0; day < DAYS; day += 1) {
    pixels.set(colorOf(powerOf(FIRST + day * 86_400_000, hour)), (hour * DAYS + day) * 3);
  }
}

void sharp(pixels, { raw: { width: DAYS, height: HOURS, channels: 3 } })
  .resize(DAYS * CELL.width, HOURS * CELL.height, { kernel: 'nearest', fit: 'fill' })
  .png({ palette: true, colours: 96, dither: 0, compressionLevel: 9, effort: 10 })
  .toFile(FILE);
