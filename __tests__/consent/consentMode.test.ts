import { runInNewContext } from 'node:vm';
import { choiceCookie } from '../../src/consent/choiceCookie';
import { defaults, flagsOf } from '../../src/consent/consentMode';
import { headScript } from '../../src/consent/headScript';
import { flags, type Choosable } from '../../src/consent/table';

const TEN = ['US', 'GB', 'IE', 'AE', 'SA', 'OM', 'BH', 'KW', 'QA', 'NL'];

/** What a country starts with, as consent mode reads the calls: the first that names it, or the one without. */
const startOf = (country: string, isStrict = false): Record<string, unknown> => {
  const calls = defaults(isStrict);
  const own = calls.find(({ region }) => region?.includes(country));
  return { ...(own ?? calls.find(({ region }) => !region)) };
};

const grantedIn = (state: Record<string, unknown>): string[] =>
  Object.keys(state).filter((flag) => state[flag] === 'granted');

it.each(TEN)('grants analytics from the start in %s', (country) => {
  expect(startOf(country)).toMatchObject({ analytics_storage: 'granted' });
});

it('grants advertising from the start in the United States alone', () => {
  expect(TEN.filter((country) => startOf(country)['ad_storage'] === 'granted')).toEqual(['US']);
});

it.each(['DE', 'FR', 'CH', 'IN', 'ZZ'])('grants nothing but security in %s', (country) => {
  expect(grantedIn(startOf(country))).toEqual(['security_storage']);
});

it('names regions first, and every flag in each call', () => {
  const calls = defaults(false);
  expect(calls.map(({ region }) => Boolean(region))).toEqual([true, true, false]);
  expect(calls.at(-1)).toHaveProperty('wait_for_update');
  for (const call of calls)
    expect(Object.keys(call)).toEqual(expect.arrayContaining(Object.keys(flagsOf([]))));
});

it.each([...TEN, 'DE'])('grants nothing but security in %s where the site is strict', (country) => {
  expect(grantedIn(startOf(country, true))).toEqual(['security_storage']);
});

describe('script of the head', () => {
  const run = (cookie: string, navigator = {}, document: object = { cookie }): unknown[][] => {
    const window: { dataLayer?: IArguments[] } = {};
    const context = { window, document, navigator };
    runInNewContext(`with(window){${headScript(false)}}`, context);
    return (window.dataLayer ?? []).map((call) => Array.from<unknown>(call));
  };
  const consentCalls = (cookie: string, navigator?: object) =>
    run(cookie, navigator).filter(([command]) => command === 'consent');

  it('says the defaults before anything else', () => {
    expect(run('').map(([command, what]) => `${String(command)} ${String(what)}`)).toEqual([
      'consent default',
      'consent default',
      'consent default',
      'set ads_data_redaction',
    ]);
    expect(JSON.stringify(consentCalls(''))).toBe(
      JSON.stringify(defaults(false).map((flags) => ['consent', 'default', flags])),
    );
  });

  it('says the same where a page may not see its cookies', () => {
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const sandboxed = Object.defineProperty({}, 'cookie', { get: refuse });
    expect(JSON.stringify(run('', {}, sandboxed))).toBe(JSON.stringify(run('')));
  });

  it.each<{ granted: Choosable[] }>([
    { granted: [] },
    { granted: ['analytics'] },
    { granted: ['marketing'] },
    { granted: ['analytics', 'marketing'] },
  ])('says the choice of $granted on every later page', ({ granted }) => {
    const cookie = choiceCookie({ granted, on: '2026-11-22' }).split(';')[0] ?? '';
    const [, , update] = consentCalls(cookie).at(-1) ?? [];
    expect(flagsOf(granted)).toMatchObject({ ...(update as object) });
    expect(Object.keys(update as object)).toEqual([
      'analytics_storage',
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
    ]);
  });

  it('denies advertising in defaults and choice where the browser sends Global Privacy Control', () => {
    const choice = { granted: ['analytics', 'marketing'], on: '2026-11-22' } as const;
    const cookie = choiceCookie(choice).split(';')[0] ?? '';
    const calls = consentCalls(cookie, { globalPrivacyControl: true });
    expect(calls).toHaveLength(4);
    for (const [, , state] of calls) {
      for (const [flag, category] of Object.entries(flags)) {
        if (category === 'marketing') expect(state).toHaveProperty(flag, 'denied');
      }
    }
    expect(calls.at(-1)?.[2]).toHaveProperty('analytics_storage', 'granted');
    const [[, , first] = []] = calls;
    expect(first).toMatchObject({ region: ['US'], analytics_storage: 'granted' });
  });
});
