import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { passedBefore, whatRuns } from './passedBefore.mjs';

/**
 * What takes longest in the browser begins first, also where no run before has told how long it takes.
 * The two tours (`visitAll`) keep all cores busy by themselves, so each runs beside tests that wait for
 * answers.
 */
const FIRST = ['showcase', 'every-form', 'broken-network', 'forms', 'pages'];

const nameOf = (test) => relative('', test.path);

function rank({ path }) {
  const place = FIRST.findIndex((name) => path.endsWith(`/e2e/${name}.test.ts`));
  return place === -1 ? FIRST.length : place;
}

/** The longest first, without what passed before and would again; all where tests are asked for by name. */
export default class LongestFirst extends Sequencer {
  constructor(options) {
    super(options);
    const { contexts, globalConfig } = options;
    const names = contexts.map(({ config }) => config.displayName.name);
    this.isNamed = globalConfig.testPathPatterns.patterns.length > 0;
    this.memory = passedBefore({
      name: names.join('-'),
      by: whatRuns({ inBrowser: names.includes('e2e') }),
    });
  }

  sort(tests) {
    const sorted = super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
    if (this.isNamed) return sorted;
    const due = sorted.filter((test) => this.memory.isDue(nameOf(test)));
    // Jest fails where nothing is left to run.
    if (due.length === 0) due.push(...sorted.slice(-1));
    const out = tests.length - due.length;
    if (out > 0)
      console.log(
        `${out} of ${tests.length} test files passed before, with all that they read as it is; --all runs them.`,
      );
    return due;
  }

  cacheResults(tests, results) {
    super.cacheResults(tests, results);
    this.memory.remember(
      results.testResults.map(({ testFilePath, numFailingTests, testExecError }) => ({
        test: nameOf({ path: testFilePath }),
        isGreen: numFailingTests === 0 && !testExecError,
      })),
    );
  }
}
