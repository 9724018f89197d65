import { createHash } from 'node:crypto';

/** What a printed document keeps of the text it was made from, so that a test sees when it is old. */
export const markOf = (body: string): string =>
  createHash('sha256').update(body.trim()).digest('hex').slice(0, 16);
