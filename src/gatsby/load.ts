import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Tsx from 'tsx/cjs/api';

const load = createRequire(path.resolve('package.json'));

/**
 * Loads a file of the build and all that it imports by tsx, as scripts do. Gatsby bundles and minifies what
 * its two files import, which takes longer than to check the content.
 * @param file from the root of the project
 * @typeParam T what it exports
 */
export function loadTs<T>(file: string): T {
  (load('tsx/cjs/api') as typeof Tsx).register();
  return load(path.resolve(file)) as T;
}
