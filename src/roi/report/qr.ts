import { encode } from 'uqr';

/**
 * The modules of a QR code (ISO/IEC 18004), row by row, true where dark, without its quiet zone.
 * The lowest level of correction that is needed makes the largest modules; where the size leaves
 * room for a higher level, that is taken. The same text gives the same modules.
 */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'L', boostEcc: true, border: 0 }).data;
