/** Share of compressor electricity per 1 °F of evaporating temperature. */
const SHARE_OF_DEGREE = 0.018;

/** Rise of suction pressure in psi per 1 °F around 20 °F, by refrigerant: the slope of its saturation curve. */
export const slopes = { r448a: 1.1, r404a: 1.3, r744: 7.1, r717: 1.1 } as const;

export type Gas = keyof typeof slopes;

/** Rise of coil temperature in °F for a rise of `psi`. */
export const warmerBy = (psi: number, gas: Gas): number => psi / slopes[gas];

/** Share of compressor electricity saved by a rise of `psi`. */
export const savedShare = (psi: number, gas: Gas): number =>
  1 - (1 - SHARE_OF_DEGREE) ** warmerBy(psi, gas);

/** Saving in kWh per year, for compressors that use `kwh`. */
export const savedKwh = (psi: number, gas: Gas, kwh: number): number => savedShare(psi, gas) * kwh;
