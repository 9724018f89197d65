import { onDisc } from '../../src/gatsby/share/onDisc';

const WIDTH = 40;
const RING = 6;
const WHOLE = WIDTH + 2 * RING;

/** A portrait that is red on the left, and clear on the right. */
const portrait = Buffer.alloc(WIDTH * WIDTH * 4);
for (let pixel = 0; pixel < WIDTH * WIDTH; pixel += 1) {
  if (pixel % WIDTH < WIDTH / 2) portrait.set([200, 0, 0, 255], pixel * 4);
}

const disc = onDisc(portrait, WIDTH, RING, '#0a141e');
const at = (x: number, y: number): number[] => [
  ...disc.subarray((y * WHOLE + x) * 4, (y * WHOLE + x) * 4 + 4),
];

it('shows the portrait, and white where it is clear', () => {
  expect(at(WHOLE / 2 - 5, WHOLE / 2)).toEqual([200, 0, 0, 255]);
  expect(at(WHOLE / 2 + 5, WHOLE / 2)).toEqual([255, 255, 255, 255]);
});

it('has a ring of its color around it, and nothing beyond', () => {
  expect(at(2, WHOLE / 2)).toEqual([10, 20, 30, 255]);
  expect(at(WHOLE / 2, WHOLE - 3)).toEqual([10, 20, 30, 255]);
  expect(at(0, 0)[3]).toBe(0);
  expect(at(WHOLE - 1, WHOLE - 1)[3]).toBe(0);
});

it('is smooth at its edges', () => {
  const alphas = Array.from({ length: WHOLE }, (_, x) => at(x, 8)[3] ?? 0);
  expect(alphas.some((alpha) => alpha > 0 && alpha < 255)).toBe(true);
});
