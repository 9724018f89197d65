/** Dots per row, and their distance in drawing units. */
export const DOTS_A_ROW = 20;
export const PITCH = 10;

/** First number of a text: 9 of `9 of 11`; 0 without one. */
export const countIn = (figure: string): number => Number(/\d+/.exec(figure)?.[0] ?? 0);

/** Path of dots, from one index up to but without another, for a stroke with round caps. */
export const dotPath = (from: number, until: number): string =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => {
    const place = from + index;
    const x = (place % DOTS_A_ROW) * PITCH + PITCH / 2;
    const y = Math.floor(place / DOTS_A_ROW) * PITCH + PITCH / 2;
    return `M${x} ${y}h0`;
  }).join('');

/** Height of a field of dots, in drawing units. */
export const fieldHeight = (dots: number): number => Math.ceil(dots / DOTS_A_ROW) * PITCH;
