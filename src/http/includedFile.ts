import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The platform unpacks `included_files` below the first; a local server may set it to another folder.
const roots = [process.env['LAMBDA_TASK_ROOT'] ?? '', process.cwd()];

/** Where a file of `included_files` (netlify.toml) lies; undefined if there is none. */
export const includedFile = (...path: readonly string[]): string | undefined =>
  roots.map((root) => join(root, ...path)).find((file) => existsSync(file));
