import { z } from 'zod';

/** Verdict on a sentence of the letter. */
export const verdict = z.enum(['right', 'half', 'mistaken']);
