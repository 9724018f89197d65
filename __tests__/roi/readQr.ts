/** Reads a QR code of versions 10 to 20 and levels L and M without errors, as ISO/IEC 18004 has it. */
type Modules = readonly (readonly boolean[])[];

/** By version, from 10 on: words of correction in a block, and number of blocks. */
const blocksOf = {
  L: {
    correction: [18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
    count: [4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  },
  M: {
    correction: [26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
    count: [5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  },
} as const;

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const toNumber = (bits: readonly boolean[]): number =>
  bits.reduce((value, bit) => value * 2 + (bit ? 1 : 0), 0);

/** Level and mask, from the strip around the upper left corner. */
function readFormat(modules: Modules) {
  const along = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => modules[8]?.[x] ?? false);
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => modules[y]?.[8] ?? false);
  const format = toNumber([...along, ...up]) ^ 0b101010000010010;
  const level = (['M', 'L'] as const)[format >> 13];
  const mask = masks[(format >> 10) & 7];
  if (!level || !mask) throw new Error('The code has another level');
  return { level, mask };
}

/** Whether a module belongs to the pattern and not to the data. */
function isFunction(size: number, version: number) {
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const centers = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step).concat(6);
  const isCorner = (x: number, y: number) =>
    (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const isVersion = (x: number, y: number) => x < 6 && y >= size - 11 && y < size - 8;
  const isAligned = (x: number, y: number) =>
    centers.some((cx) =>
      centers.some((cy) => {
        const isFinder = [cx, cy].every((at) => at === 6) || Math.abs(cx - cy) === size - 13;
        return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  return (x: number, y: number): boolean =>
    x === 6 || y === 6 || isCorner(x, y) || isVersion(x, y) || isVersion(y, x) || isAligned(x, y);
}

/** The words in the order in which they wind through the code, two columns at a time. */
function readWords(modules: Modules, version: number): number[] {
  const size = modules.length;
  const { mask } = readFormat(modules);
  const reserved = isFunction(size, version);
  const bits: boolean[] = [];
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!reserved(x, y)) bits.push((modules[y]?.[x] ?? false) !== mask(x, y));
      }
    }
  }
  const words = Math.floor(bits.length / 8);
  return Array.from({ length: words }, (_, i) => toNumber(bits.slice(i * 8, i * 8 + 8)));
}

/** Puts the data of the blocks, which stand in turns, behind each other. */
function joinBlocks(words: readonly number[], count: number, correction: number): number[] {
  const short = Math.floor(words.length / count) - correction;
  const isLong = (block: number) => block >= count - (words.length % count);
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = Array.from({ length: short }, (__, i) => words[i * count + block] ?? 0);
    const last = words[short * count + block - (count - (words.length % count))] ?? 0;
    return isLong(block) ? [...start, last] : start;
  });
  return blocks.flat();
}

/** The text of a code. */
export function readQr(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  const { correction, count } = blocksOf[readFormat(modules).level];
  const [blocks, wide] = [count[version - 10] ?? 1, correction[version - 10] ?? 0];
  const data = joinBlocks(readWords(modules, version), blocks, wide);
  const bits = data.flatMap((word) =>
    Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) > 0),
  );
  if (toNumber(bits.slice(0, 4)) !== 4) throw new Error('The code holds something else than bytes');
  const length = toNumber(bits.slice(4, 20));
  const at = (index: number) => toNumber(bits.slice(20 + index * 8, 28 + index * 8));
  return String.fromCharCode(...Array.from({ length }, (_, index) => at(index)));
}
