import { z } from 'zod';

/** How far a sentence of the letter is true. */
export const verdict = z.enum(['right', 'half', 'mistaken']);
