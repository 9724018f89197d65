import { readFigures, type Presets } from './address.ts';
import { figuresOf, recall } from './memory.ts';
import { firstState, scenarioOf, type PageState } from './state.ts';

interface Start {
  /** The query of the address. */
  readonly search: string;
  /** What the tab remembers of an earlier visit. */
  readonly kept: string | null;
  readonly presets: Presets;
}

/**
 * What the page opens with: the figures of its address; what was typed in this tab where the address
 * has none, or has those very figures, because the fields may hold more than the address can.
 */
export function startState({ search, kept, presets }: Start): PageState {
  const { inputs, errors } = readFigures(search, presets);
  const recalled = recall(kept);
  if (!inputs) {
    const untouched = recalled ?? firstState;
    return errors.length > 0 ? { ...untouched, errors } : untouched;
  }
  const [first, second] = inputs;
  const named: PageState = {
    scenarios: [scenarioOf(first), second && scenarioOf(second)],
    active: 0,
    errors,
  };
  const isSame = recalled && figuresOf(recalled) === figuresOf(named);
  return isSame ? { ...recalled, errors } : named;
}
