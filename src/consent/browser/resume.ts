import type { Choice } from '../choice';
import { choosable } from '../categories.ts';
import { forget } from './forget';
import { applyServices } from './services';
import { permitted } from './signal';

/** Acts on a choice of an earlier page. */
export function resume(choice: Choice): Promise<void> {
  const granted = permitted(choice.granted);
  // A service that is stopped may write its cookie once more as its page goes.
  forget(choosable.filter((category) => !granted.includes(category)));
  return applyServices(granted);
}
