import type { Choice } from '../../consent/choice';
import { choosable } from '../../consent/categories.ts';
import { forget } from './forget';
import { applyServices } from './services';

/** Acts on a choice of an earlier page. */
export function resume({ granted }: Choice): Promise<void> {
  // A service that is stopped may write its cookie once more as its page goes.
  forget(choosable.filter((category) => !granted.includes(category)));
  return applyServices(granted);
}
