import { CHOICE_COOKIE, type Category, type Choosable } from './categories.ts';

/** Everything the site may store or load, and under which choice (specification 9; decisions, Consent). */

export * from './categories.ts';

/** The flags of consent mode, by what grants them; `null` is denied everywhere and always. */
export const flags = {
  security_storage: 'necessary',
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  functionality_storage: null,
  personalization_storage: null,
} as const satisfies Record<string, Category | null>;
export type Flag = keyof typeof flags;

/** Flags that are granted before a choice, by ISO 3166 country. All others are denied everywhere. */
export const grantedByDefault = {
  analytics_storage: ['US', 'GB', 'IE', 'AE', 'SA', 'OM', 'BH', 'KW', 'QA', 'NL'],
  ad_storage: ['US'],
} as const satisfies Partial<Record<Flag, readonly string[]>>;

/** Services that the site can load; each is off without the environment variable that it names. */
export const services = {
  tagManager: { category: 'analytics', variable: 'TAG_MANAGER_URL' },
  analytics: { category: 'analytics', variable: 'ANALYTICS_URL' },
  monitoring: { category: 'analytics', variable: 'DATADOG_CLIENT_TOKEN' },
  marketing: { category: 'marketing', variable: 'MARKETING_URL' },
  /** Opens in a frame where a visitor asks for it (kinds/thank-you/Calendar.tsx). */
  scheduler: { category: 'marketing', variable: 'SCHEDULER_URL' },
} as const satisfies Record<string, { category: Choosable; variable: string }>;
export type ServiceName = keyof typeof services;

export interface Cookie {
  /** Its name; with a `*` at the end, how its name begins. */
  readonly name: string;
  readonly category: Category;
  /** Who sets it: the site itself, or a service. */
  readonly by: 'site' | ServiceName;
  /** How long it stays. */
  readonly kept: { readonly count: number; readonly unit: 'minute' | 'hour' | 'month' | 'year' };
}

/** Every cookie by its name; what each is for stands in src/kinds/legal/cookies.json. */
export const cookies: readonly Cookie[] = [
  {
    name: CHOICE_COOKIE,
    category: 'necessary',
    by: 'site',
    kept: { count: 12, unit: 'month' },
  },
  { name: '_ga', category: 'analytics', by: 'analytics', kept: { count: 2, unit: 'year' } },
  { name: '_ga_*', category: 'analytics', by: 'analytics', kept: { count: 2, unit: 'year' } },
  { name: '_dd_s*', category: 'analytics', by: 'monitoring', kept: { count: 4, unit: 'hour' } },
  { name: 'hubspotutk', category: 'marketing', by: 'marketing', kept: { count: 6, unit: 'month' } },
  { name: '__hstc', category: 'marketing', by: 'marketing', kept: { count: 6, unit: 'month' } },
  { name: '__hssc', category: 'marketing', by: 'marketing', kept: { count: 30, unit: 'minute' } },
];
