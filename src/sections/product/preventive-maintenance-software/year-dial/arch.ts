/** A year as a half circle: January left, December right, one ring per plan. */

/** Size of the drawing and its rings. */
export const ARCH = {
  width: 1240,
  height: 632,
  baseline: 622,
  outer: 580,
  ring: 26,
  pitch: 31,
} as const;

const CENTER = ARCH.width / 2;
const GAP = 4.8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Point of a share of the year (0 to 1) at a radius. */
export function pointAt(share: number, radius: number): Point {
  const angle = Math.PI * (1 - share);
  return {
    x: round(CENTER + radius * Math.cos(angle)),
    y: round(ARCH.baseline - radius * Math.sin(angle)),
  };
}

/** The same in percent of the drawing, for elements placed over it. */
export function placeAt(share: number, radius: number): { left: string; top: string } {
  const { x, y } = pointAt(share, radius);
  return {
    left: `${round((x / ARCH.width) * 100)}%`,
    top: `${round((y / ARCH.height) * 100)}%`,
  };
}

/** Outer radius of a ring; 0 is outermost. */
export const radiusOf = (ring: number): number => ARCH.outer - ring * ARCH.pitch;

/** Middle of a week (1 to 52), as a share of the year. */
export const middleOf = (week: number): number => (week - 0.5) / 52;

/** Ring as a stroke, with the dashes that divide it into 52 fields. */
export function ringOf(ring: number): { path: string; dashes: string; offset: number } {
  const radius = radiusOf(ring) - ARCH.ring / 2;
  const length = (Math.PI * radius) / 52;
  return {
    path: `M${CENTER - radius} ${ARCH.baseline}a${radius} ${radius} 0 0 1 ${radius * 2} 0`,
    dashes: `${(length - GAP).toFixed(2)} ${GAP}`,
    offset: -GAP / 2,
  };
}

/** Fields of weeks of a ring, as one path. */
export function fieldsOf(ring: number, weeks: readonly number[]): string {
  const outer = radiusOf(ring);
  const inner = outer - ARCH.ring;
  const half = (radius: number): number => GAP / 2 / (Math.PI * radius);
  return weeks
    .map((week) => {
      const [from, to] = [(week - 1) / 52, week / 52];
      const a = pointAt(from + half(outer), outer);
      const b = pointAt(to - half(outer), outer);
      const c = pointAt(to - half(inner), inner);
      const d = pointAt(from + half(inner), inner);
      return `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`;
    })
    .join('');
}
