import { movedIn } from '../../../src/review/pictures/moved';
import { CHANNELS, type Raster } from '../../../src/review/pictures/raster';

const WIDTH = 320;

/** A page of bands, each as high as it says and of its own color. */
function pageOf(...bands: readonly (readonly [height: number, color: number])[]): Raster {
  const rows = bands.flatMap(([height, color]) =>
    // Each row begins with its place in its band, as a row of letters is like no other.
    Array.from({ length: height }, (_, at) => {
      const row = new Uint8Array(WIDTH * CHANNELS).fill(color);
      row.set([color, at % 256, at >> 8]);
      return row;
    }),
  );
  return {
    width: WIDTH,
    height: rows.length,
    data: Uint8Array.from(rows.flatMap((row) => [...row])),
  };
}

/** The same page with a rectangle in it. */
function withBox({ width, height, data }: Raster, x: number, y: number, size: number): Raster {
  const copy = Uint8Array.from(data);
  for (let row = y; row < y + size; row += 1)
    copy.fill(0, (row * width + x) * CHANNELS, (row * width + x + size) * CHANNELS);
  return { width, height, data: copy };
}

describe('movedIn', () => {
  const page = pageOf([200, 250], [200, 200], [200, 150]);

  it('finds nothing in the same page', () => {
    expect(movedIn(page, page)).toEqual([]);
  });

  it('does not mind what smoothing makes of a letter', () => {
    const data = page.data.map((byte) => (byte > 4 ? byte - 4 : byte));
    expect(movedIn(page, { ...page, data })).toEqual([]);
  });

  it('marks what changed, with what is around it', () => {
    const [place, ...others] = movedIn(page, withBox(page, 64, 304, 32));
    expect(others).toEqual([]);
    expect(place).toMatchObject({
      boxes: [{ x: 64, y: 304, width: 32, height: 32 }],
      is: { start: 240, end: 400 },
    });
  });

  it('keeps changes apart that lie far from each other', () => {
    const after = withBox(withBox(page, 0, 50, 16), 0, 500, 16);
    expect(movedIn(page, after)).toHaveLength(2);
    const beside = withBox(withBox(page, 0, 304, 16), 240, 304, 16);
    expect(movedIn(page, beside)[0]?.boxes).toHaveLength(2);
  });

  it('counts for nothing what was only pushed down', () => {
    const places = movedIn(page, pageOf([200, 250], [64, 90], [200, 200], [200, 150]));
    expect(places.map(({ boxes }) => boxes)).toEqual([
      [{ x: 0, y: 200, width: WIDTH, height: 64 }],
    ]);
  });

  it('draws a line where something is gone', () => {
    const places = movedIn(page, pageOf([200, 250], [200, 150]));
    expect(places.map(({ boxes }) => boxes)).toEqual([[{ x: 0, y: 200, width: WIDTH, height: 2 }]]);
  });
});
