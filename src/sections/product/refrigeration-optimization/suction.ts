/** Share of compressor electricity per 1 °F of evaporating temperature. */
const SHARE_OF_DEGREE = 0.018;

/** Rise of suction pressure in psi per 1 °F of R-448A around 20 °F: the slope of its saturation curve. */
const PSI_PER_DEGREE = 1.1;

/** Share of compressor electricity that a rise of `psi` saves. */
export const savedShare = (psi: number): number =>
  1 - (1 - SHARE_OF_DEGREE) ** (psi / PSI_PER_DEGREE);
