import { join } from 'node:path';
import { cleanPage } from './cleanPage';

declare global {
  /** Test files that can do without a world of their own, below the folder of tests (jest.config.mjs). */
  var inCompany: readonly string[];
}

/** Runs a share of them: neighbors in one world of modules, so that they load once what they have in common. */
export function together({ part, of }: { part: number; of: number }): void {
  const edge = (parts: number) => Math.round((inCompany.length * parts) / of);
  for (const file of inCompany.slice(edge(part - 1), edge(part)))
    describe(file, () => {
      afterAll(cleanPage);
      jest.requireActual(join(__dirname, '..', file));
    });
}
