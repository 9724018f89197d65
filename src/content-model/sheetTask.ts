import { z } from 'zod';
import { text } from './fields';

/** What a task is on any sheet; a tick stays on the device, for all tasks of one key. */
export const sheetTask = {
  key: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'lower-case words with hyphens, such as floor-drains' })
    .describe('The same on two pages if it is the same task: a tick on one is a tick on the other'),
  what: text(90).describe('The task, as an order'),
  source: text(120).optional().describe('Whose limit it is: a standard by name and number'),
};
