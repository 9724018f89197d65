import { Hint } from './hint';

/** Runs a script; an error that a person can fix is one sentence, every other keeps its stack. */
export function run(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Hint ? error.message : error);
      process.exitCode = 1;
    });
}
