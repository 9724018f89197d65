import Sequencer from '@jest/test-sequencer';

const LONG = /(showcase|pages|every-form|broken-network|policy|forms)\.test\.ts$/;

/** The tours of the whole site begin first, also where no run before has told how long they take. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (path.includes('/e2e/') && LONG.test(path) ? 0 : 1);
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
