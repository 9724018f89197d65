/** Share of a compressor’s electricity that one degree Fahrenheit of evaporating temperature is worth. */
const SHARE_OF_DEGREE = 0.018;

/**
 * Pounds per square inch by which the suction pressure of a refrigerant rises with one degree
 * Fahrenheit, around 20 °F: the slope of its saturation curve.
 */
export const slopes = { r448a: 1.1, r404a: 1.3, r744: 7.1, r717: 1.1 } as const;

export type Gas = keyof typeof slopes;

/** Degrees Fahrenheit by which the coil gets warmer where suction rises by `psi`. */
export const warmerBy = (psi: number, gas: Gas): number => psi / slopes[gas];

/** Share of the compressors’ electricity that a rise of suction by `psi` leaves out. */
export const savedShare = (psi: number, gas: Gas): number =>
  1 - (1 - SHARE_OF_DEGREE) ** warmerBy(psi, gas);

/** The same in kilowatt-hours a year of compressors that use `kwh`. */
export const savedKwh = (psi: number, gas: Gas, kwh: number): number => savedShare(psi, gas) * kwh;
