type Point = readonly [number, number];

/** Places such as `135,412 192,373`, in units of the picture. */
const pointsOf = (places: string): Point[] =>
  places.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  });

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [left, top] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - left, y - top);
  }, 0);

/** Share of a path up to one of its places, in percent; all of it where the place is not on it. */
export function shareUpTo(path: string, place: string): number {
  const places = path.split(' ');
  const index = places.indexOf(place);
  if (index < 0) return 100;
  const points = pointsOf(path);
  return (lengthOf(points.slice(0, index + 1)) / lengthOf(points)) * 100;
}

/** Of the picture, 1,000 by 750, the model is seen from here on, so high. */
export const VIEW = { top: 70, height: 580 };

/** Place of a pin on the model, in percent. */
export function pinAt(place: string): { readonly x: number; readonly y: number } {
  const [[x, y] = [0, 0]] = pointsOf(place);
  return { x: x / 10, y: ((y - VIEW.top) / VIEW.height) * 100 };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes from one time of a day to another. */
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from);
