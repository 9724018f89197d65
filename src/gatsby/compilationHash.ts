import { createHash } from 'node:crypto';

interface Compilation {
  readonly assets: Readonly<Record<string, unknown>>;
  hash: string;
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        options: { readonly name: string; readonly stage: number },
        run: (stats: { readonly compilation: Compilation }) => void,
      ): void;
    };
  };
}

/** One hash for a set of files whose names carry the hashes of their contents. */
const hashOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...names].sort()))
    .digest('hex')
    .slice(0, 20);

/**
 * Webpack plugin: the hash by which Gatsby tells an open page that there is a new deploy, so that it
 * reloads. Webpack's own also covers what no browser gets, such as the folder of the build, and
 * every page carries it. This one changes with the scripts and sheets of the site, and with nothing
 * else. Precedes Gatsby's own plugins, which write it.
 */
export const compilationHash = {
  apply: ({ hooks }: Compiler): void => {
    hooks.done.tap({ name: 'CompilationHash', stage: -1 }, ({ compilation }) => {
      compilation.hash = hashOf(Object.keys(compilation.assets));
    });
  },
};
