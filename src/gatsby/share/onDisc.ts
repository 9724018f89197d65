import { rgbOf } from './blend';

/** How much of a pixel lies within a circle, by its distance from the middle. */
const within = (distance: number, radius: number): number =>
  Math.min(1, Math.max(0, radius - distance + 0.5));

/**
 * A square portrait cut to a white disc, with a ring of a color around it. By hand, since sharp would
 * pack and unpack it three times.
 * @param pixels of four bytes each, `width` of them in a row
 * @returns pixels of four bytes each, `width + 2 * ring` in a row
 */
export function onDisc(pixels: Uint8Array, width: number, ring: number, color: string): Buffer {
  const rgb = rgbOf(color);
  const whole = width + 2 * ring;
  const disc = Buffer.alloc(whole * whole * 4);
  for (let y = 0; y < whole; y++) {
    for (let x = 0; x < whole; x++) {
      const distance = Math.hypot(x + 0.5 - whole / 2, y + 0.5 - whole / 2);
      const inner = within(distance, width / 2);
      const from = ((y - ring) * width + x - ring) * 4;
      const to = (y * whole + x) * 4;
      const alpha = inner > 0 ? (pixels[from + 3] ?? 0) / 255 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const seen = (pixels[from + channel] ?? 0) * alpha + 255 * (1 - alpha);
        disc[to + channel] = Math.round(seen * inner + (rgb[channel] ?? 0) * (1 - inner));
      }
      disc[to + 3] = Math.round(255 * within(distance, whole / 2));
    }
  }
  return disc;
}
