import { createContext } from 'react';

/**
 * Whether a component is a specimen in the style guide, so that its heading and landmarks are not
 * the page’s.
 */
export const SpecimenContext = createContext(false);
