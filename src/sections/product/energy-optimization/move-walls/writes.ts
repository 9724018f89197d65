import type { Setting } from '../walls';

/** A change of the setpoint. */
export interface Write {
  /** Number of its half hour. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly why: Setting['why'];
}

/** Half hours for which a write holds if nobody renews it. */
export const HOLDS = 2;

/** Changes of a day up to a half hour, the last one first. @param before where it stood */
export function writesOf(settings: readonly Setting[], before: number, upTo: number): Write[] {
  return settings
    .slice(0, upTo + 1)
    .flatMap(({ value: to, why }, index) => {
      const from = settings[index - 1]?.value ?? before;
      return from === to ? [] : [{ index, from, to, why }];
    })
    .reverse();
}
