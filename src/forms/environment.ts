import type { Service } from './service';

type Environment = Readonly<Record<string, string | undefined>>;

/** The marketing-form service; undefined without its address or our portal, which keeps all here. */
export function serviceOf(env: Environment): Service | undefined {
  const { FORMS_BASE_URL: baseUrl, FORMS_PORTAL_ID: portal } = env;
  return baseUrl && portal ? { baseUrl, portal } : undefined;
}

const PER_MINUTE = 10;

/** How many forms an address may send in a minute. */
export function perMinuteOf({ FORMS_PER_MINUTE }: Environment): number {
  const limit = Number(FORMS_PER_MINUTE);
  return Number.isInteger(limit) && limit > 0 ? limit : PER_MINUTE;
}
