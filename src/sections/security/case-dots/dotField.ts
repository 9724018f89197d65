/** Dots in a row of a field, and units of the drawing from one to the next. */
export const DOTS_A_ROW = 20;
export const PITCH = 10;

/** The first number of a figure: 9 of `9 of 11`; 0 without one. */
export const countIn = (figure: string): number => Number(/\d+/.exec(figure)?.[0] ?? 0);

/** A path of dots, from one place of a field up to but without another, for a stroke with round ends. */
export const dotPath = (from: number, until: number): string =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => {
    const place = from + index;
    const x = (place % DOTS_A_ROW) * PITCH + PITCH / 2;
    const y = Math.floor(place / DOTS_A_ROW) * PITCH + PITCH / 2;
    return `M${x} ${y}h0`;
  }).join('');

/** Units that a field of so many dots is high. */
export const fieldHeight = (dots: number): number => Math.ceil(dots / DOTS_A_ROW) * PITCH;
