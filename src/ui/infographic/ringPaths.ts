const MONTHS = 12;
/** Gap between two columns, as a share of a month. */
const GAP = 0.14;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Point on a circle around 0, clockwise from the top; 12 months are a turn. */
const point = (radius: number, month: number): string => {
  const angle = (month / MONTHS) * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
};

/** Path of twelve columns on a circle; a value of 0 has none. */
export function ringPath(values: readonly number[], radius: number, height: number): string {
  const greatest = Math.max(...values, 0);
  if (greatest === 0) return '';
  return values
    .map((value, month) => {
      if (value <= 0) return '';
      const outer = radius + Math.max((value / greatest) * height, 1);
      const [begin, end] = [month + GAP / 2, month + 1 - GAP / 2];
      return [
        `M${point(radius, begin)}`,
        `A${radius} ${radius} 0 0 1 ${point(radius, end)}`,
        `L${point(outer, end)}`,
        `A${round(outer)} ${round(outer)} 0 0 0 ${point(outer, begin)}Z`,
      ].join('');
    })
    .join('');
}

/** Radius of a ring; the first is outermost. */
export const ringRadius = (ring: number, rings: number, inner: number, outer: number): number =>
  round(outer - ((outer - inner) / rings) * (ring + 1));
