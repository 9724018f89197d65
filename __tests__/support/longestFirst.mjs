import Sequencer from '@jest/test-sequencer';

const LONG = /(showcase|every-form|broken-network|policy|forms)\.test\.ts$/;

/** A tour of all pages keeps all cores busy by itself. */
const TOUR = /\/pages\.test\.ts$/;

function rank({ path }) {
  if (!path.includes('/e2e/')) return 1;
  if (LONG.test(path)) return 0;
  return TOUR.test(path) ? 2 : 1;
}

/**
 * In the browser what takes long begins first, also where no run before has told how long it takes. The
 * longest tour but one ends the run: what waits for answers runs beside the other, so that no core idles.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
