import { Hint } from './hint';

/** Runs a script; what a person can mend is one sentence, everything else keeps its stack. */
export function run(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Hint ? error.message : error);
      process.exitCode = 1;
    });
}
