import copy from '../../copy/roi.json';
import {
  compareIntegration,
  copyToSecond,
  keepActive,
  show,
  type PageState,
} from '../../roi/page/state.ts';
import { Icon } from '../../ui/primitives/Icon';
import { Text } from '../../ui/primitives/Text';
import type { Update } from './useCalculator';
import * as styles from './SetChoice.module.css';

interface SetChoiceProps {
  readonly state: PageState;
  readonly update: Update;
}

const words = copy.sets;

/**
 * Switches between two sets of inputs, or adds the second. Buttons keep their identity when
 * relabeled, so that they keep the focus.
 */
export function SetChoice({ state: { scenarios, active }, update }: SetChoiceProps) {
  const hasSecond = scenarios[1] !== null;
  return (
    <Text as="div" look="small">
      <div role="group" aria-label={words.label} className={styles.root}>
        <button
          type="button"
          aria-pressed={active === 0}
          className={styles.set}
          onClick={() => update((state) => show(state, 0))}
        >
          {words.first}
        </button>
        <button
          type="button"
          aria-pressed={hasSecond ? active === 1 : undefined}
          className={styles.set}
          onClick={() => update((state) => (hasSecond ? show(state, 1) : copyToSecond(state)))}
        >
          {hasSecond ? null : <Icon name="plus" />} {hasSecond ? words.second : words.copy}
        </button>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => update(hasSecond ? keepActive : compareIntegration)}
        >
          <Icon name={hasSecond ? 'x' : 'plug'} /> {hasSecond ? words.keep : words.integration}
        </button>
      </div>
    </Text>
  );
}
