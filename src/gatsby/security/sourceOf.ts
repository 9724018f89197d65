import { createHash } from 'node:crypto';

/** An inline script or style sheet as a source of a policy: `'sha256-…'`. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
