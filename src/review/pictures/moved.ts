import { gapsBetween, type Gap, type Stretch } from './gaps';
import { CHANNELS, differs, rowsOf, type Raster } from './raster';

/** A rectangle in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place of a page that looks otherwise: its rows before and after, and what of them changed. */
export interface Place extends Gap {
  /** In the picture after. */
  readonly boxes: readonly Box[];
}

/** Px of a side of what is looked at as one. */
const CELL = 16;

/** How many cells apart changes still are one. */
const REACH = 2;

/** How near two places are one, and how much is shown around them, in px. */
const NEAR = 96;
const AROUND = 64;

/** Which cells of the rows after hold a pixel that is another one; rows are laid upon each other from the top. */
function changedCells(was: Raster, is: Raster, gap: Gap): ReadonlySet<number> {
  const columns = Math.ceil(is.width / CELL);
  const cells = new Set<number>();
  for (let row = gap.is.start; row < gap.is.end; row += 1) {
    const before = gap.was.start + row - gap.is.start;
    for (let x = 0; x < is.width; x += 1) {
      const to = (row * is.width + x) * CHANNELS;
      // A row more than there was is seen where it is not plain.
      const isOther =
        before < gap.was.end && x < was.width
          ? differs(was, (before * was.width + x) * CHANNELS, is, to)
          : differs(is, row * is.width * CHANNELS, is, to);
      if (isOther)
        cells.add(Math.floor((row - gap.is.start) / CELL) * columns + Math.floor(x / CELL));
    }
  }
  return cells;
}

/** Cells that are near each other, as one box. */
function boxesOf(cells: ReadonlySet<number>, { width }: Raster, { start, end }: Stretch): Box[] {
  const columns = Math.ceil(width / CELL);
  const left = new Set(cells);
  return [...cells].flatMap((first): Box[] => {
    if (!left.delete(first)) return [];
    const queue = [first];
    let [x0, y0, x1, y1] = [Infinity, Infinity, 0, 0];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      for (let down = -REACH; down <= REACH; down += 1)
        for (let right = -REACH; right <= REACH; right += 1) {
          const next = cell + down * columns + right;
          const isInRow = x + right >= 0 && x + right < columns;
          if (isInRow && left.delete(next)) queue.push(next);
        }
    }
    const [x, y] = [x0 * CELL, start + y0 * CELL];
    return [
      {
        x,
        y,
        width: Math.min((x1 + 1) * CELL, width) - x,
        height: Math.min(start + (y1 + 1) * CELL, end) - y,
      },
    ];
  });
}

/** A line where rows are gone and nothing came. */
const lineAt = (y: number, { width, height }: Raster): Box => ({
  x: 0,
  y: Math.min(y, height - 2),
  width,
  height: 2,
});

const joined = (one: Stretch, other: Stretch): Stretch => ({ start: one.start, end: other.end });

const around = ({ start, end }: Stretch, { height }: Raster): Stretch => ({
  start: Math.max(0, start - AROUND),
  end: Math.min(height, end + AROUND),
});

/**
 * The places of a page that look otherwise, from the top. What was only pushed up or down by something
 * above it counts for nothing.
 */
export function movedIn(was: Raster, is: Raster): Place[] {
  const places: Place[] = [];
  for (const gap of gapsBetween(rowsOf(was), rowsOf(is))) {
    const isLess = gap.is.end - gap.is.start < gap.was.end - gap.was.start;
    const found = boxesOf(changedCells(was, is, gap), is, gap.is);
    const boxes = found.length === 0 && isLess ? [lineAt(gap.is.end, is)] : found;
    const last = places.at(-1);
    if (last && gap.is.start - last.is.end < NEAR)
      places.splice(-1, 1, {
        was: joined(last.was, gap.was),
        is: joined(last.is, gap.is),
        boxes: [...last.boxes, ...boxes],
      });
    else places.push({ ...gap, boxes });
  }
  return places
    .filter(({ boxes }) => boxes.length > 0)
    .map((place) => ({ ...place, was: around(place.was, was), is: around(place.is, is) }));
}
