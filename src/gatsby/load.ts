import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Tsx from 'tsx/cjs/api';

const load = createRequire(path.resolve('package.json'));

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** How Node loads files, by what their names end in. */
const extensions: Partial<Record<string, (module: NodeJS.Module, file: string) => void>> =
  load.extensions;

/**
 * Has tsx compile our files and no packages: those are JavaScript, and what tsx makes of their modules
 * takes three times as long to run.
 */
function compileOurs(): void {
  if (extensions['.ts']) return;
  const { '.js': node } = extensions;
  (load('tsx/cjs/api') as typeof Tsx).register();
  const { '.js': tsx } = extensions;
  extensions['.js'] = (module, file) => (file.includes(PACKAGES) ? node : tsx)?.(module, file);
}

/**
 * Loads a file of the build and all that it imports by tsx, as scripts do. Gatsby bundles and minifies what
 * its two files import, which takes longer than to check the content.
 * @param file from the root of the project
 * @typeParam T what it exports
 */
export function loadTs<T>(file: string): T {
  compileOurs();
  return load(path.resolve(file)) as T;
}
