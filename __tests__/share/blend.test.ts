import { blend, canvasOf } from '../../src/gatsby/share/blend';

const at = (pixels: Uint8Array, index: number): number[] => [
  ...pixels.slice(index * 3, index * 3 + 3),
];

const dot = (rgba: readonly number[], left: number, top: number, isPremultiplied = false) => ({
  pixels: Uint8Array.from(rgba),
  width: 1,
  height: 1,
  left,
  top,
  isPremultiplied,
});

it('lays opaque, half clear and clear pixels on a ground', () => {
  const canvas = canvasOf(3, 1, '#fff');
  blend(canvas, dot([255, 0, 0, 255], 0, 0));
  blend(canvas, dot([0, 0, 0, 128], 1, 0));
  blend(canvas, dot([0, 0, 0, 0], 2, 0));
  expect([at(canvas.pixels, 0), at(canvas.pixels, 2)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ]);
  expect(at(canvas.pixels, 1)[0]).toBe(127);
});

it('takes colors that are multiplied already as they are', () => {
  const canvas = canvasOf(1, 1, '#000000');
  blend(canvas, dot([128, 0, 0, 128], 0, 0, true));
  expect(at(canvas.pixels, 0)).toEqual([128, 0, 0]);
});

it('leaves out what lies outside, or below the row at which it ends', () => {
  const canvas = canvasOf(2, 2, '#ffffff');
  for (const [left, top] of [
    [-1, 0],
    [0, -1],
    [2, 0],
    [0, 2],
  ] as const)
    blend(canvas, dot([0, 0, 0, 255], left, top));
  blend(canvas, dot([0, 0, 0, 255], 0, 1), 1);
  expect([...canvas.pixels].every((value) => value === 255)).toBe(true);
});
