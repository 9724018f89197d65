import { choosable, flags, grantedByDefault, type Choosable, type Flag } from './table';

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

const isNecessary = (flag: Flag): boolean => flags[flag] === 'necessary';

/** The flags that a country starts with. */
const grantedIn = (country: string): Flag[] =>
  names.filter((flag) =>
    (grantedByDefault as Partial<Record<Flag, readonly string[]>>)[flag]?.includes(country),
  );

/** Every country that starts with more than the rest of the world, in the order of the table. */
export const specialCountries: readonly string[] = [
  ...new Set(Object.values(grantedByDefault).flat()),
];

/**
 * The defaults, those of regions before the one without (platform: the more specific wins, and has
 * to come first). Countries with the same flags share a call.
 * @param isStrict grants nothing anywhere but what is necessary
 */
export function defaults(isStrict: boolean): Default[] {
  const regions = new Map<string, string[]>();
  for (const country of isStrict ? [] : specialCountries) {
    const key = grantedIn(country).join();
    regions.set(key, [...(regions.get(key) ?? []), country]);
  }
  return [
    ...[...regions].map(([key, region]) => ({
      ...flagsWhere((flag) => isNecessary(flag) || key.split(',').includes(flag)),
      region,
    })),
    { ...flagsWhere(isNecessary), wait_for_update: 500 },
  ];
}

/** The flags after a choice. */
export const flagsOf = (granted: readonly Choosable[]): Record<Flag, State> =>
  flagsWhere((flag) => {
    const category = flags[flag];
    return category === 'necessary' || (category !== null && granted.includes(category));
  });

/** The switches that stand on before a choice, by the visitor's country. */
export const defaultChoice = (country: string | undefined, isStrict: boolean): Choosable[] =>
  choosable.filter(
    (category) =>
      !isStrict &&
      country !== undefined &&
      grantedIn(country).some((flag) => flags[flag] === category),
  );
