import { createContext } from 'react';

/**
 * Whether a piece is a specimen on another page, as in the style guide: the first heading and the
 * landmarks of that page are not its own.
 */
export const SpecimenContext = createContext(false);
