import { regionsOf } from './regions';
import { flags, type Choosable, type Flag } from './table';

type State = 'granted' | 'denied';
export type Flags = Readonly<Partial<Record<Flag, State>>>;

/** What `gtag('consent', 'default', …)` is called with. */
export type Default = Flags & {
  /** ISO 3166 countries; absent: everywhere else. */
  readonly region?: readonly string[];
  /** How long tags wait for an `update`, ms. */
  readonly wait_for_update?: number;
};

const names = Object.keys(flags) as Flag[];

const flagsWhere = (isGranted: (flag: Flag) => boolean): Record<Flag, State> =>
  Object.fromEntries(names.map((flag) => [flag, isGranted(flag) ? 'granted' : 'denied'])) as Record<
    Flag,
    State
  >;

/**
 * The defaults, those of regions before the one without (platform: the more specific wins, and has
 * to come first).
 * @param isStrict grants nothing anywhere but what is necessary
 */
export const defaults = (isStrict: boolean): Default[] =>
  regionsOf(isStrict).map(({ countries, granted }) => ({
    ...flagsWhere((flag) => granted.includes(flag)),
    ...(countries.length > 0 ? { region: countries } : { wait_for_update: 500 }),
  }));

/** The flags after a choice. */
export const flagsOf = (granted: readonly Choosable[]): Record<Flag, State> =>
  flagsWhere((flag) => {
    const category = flags[flag];
    return category === 'necessary' || (category !== null && granted.includes(category));
  });
