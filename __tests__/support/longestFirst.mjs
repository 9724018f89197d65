import Sequencer from '@jest/test-sequencer';

/**
 * What takes longest in the browser begins first, also where no run before has told how long it takes.
 * The two tours (`visitAll`) keep all cores busy by themselves, so each runs beside tests that wait for
 * answers.
 */
const FIRST = ['showcase', 'every-form', 'broken-network', 'forms', 'pages'];

function rank({ path }) {
  const place = FIRST.findIndex((name) => path.endsWith(`/e2e/${name}.test.ts`));
  return place === -1 ? FIRST.length : place;
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
