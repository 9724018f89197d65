import { z } from 'zod';

/** A name that links can point at, unique on its page. */
export const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { error: 'a lower-case name such as questions' })
    .optional()
    .describe('Name that links can point at, as in /pricing/#questions');
