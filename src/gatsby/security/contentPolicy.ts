import { nothingOutside, type Settings } from '../../settings';

export interface PolicyOptions {
  /** Where browsers report what the policy refused; absent: nowhere. */
  readonly endpoint?: string | undefined;
  /** The outside services that are on. */
  readonly settings?: Settings;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const originOf = (address: string | undefined): string[] =>
  address ? [new URL(address).origin] : [];

/** Where the session monitor takes what it measured, by its own rule for hosts. */
const intakeOf = (site: string): string => {
  const parts = site.split('.');
  return `https://browser-intake-${parts.slice(0, -1).join('-')}.${parts.at(-1) ?? ''}`;
};

/** What each service needs; nothing where it is off. */
function outside({ services, serviceHosts, monitoring, forms, regions }: Settings): Directives {
  const { tagManager, analytics, marketing, scheduler } = services;
  const scripts = [tagManager, analytics, marketing].flatMap(originOf);
  const talks = [...scripts, ...serviceHosts];
  return {
    'script-src': talks,
    'connect-src': [
      ...talks,
      ...originOf(forms?.baseUrl),
      ...(monitoring ? [intakeOf(monitoring.site)] : []),
      ...Object.values(regions).flatMap(originOf),
    ],
    'img-src': talks,
    'frame-src': originOf(scheduler),
    // The monitor compresses recordings in a worker of its own.
    'worker-src': monitoring ? ['blob:'] : [],
  };
}

/**
 * The content security policy of every page, sent as a header. Everything comes from the site itself
 * and from the services that are on, and inline scripts are those of the build, named by their
 * hashes. Inline style sheets differ from page to page, so each page narrows them down by itself
 * (`stylePolicy`).
 */
export function contentPolicy(
  scripts: readonly string[],
  { endpoint, settings = nothingOutside }: PolicyOptions = {},
): string {
  const directives: Directives = {
    'default-src': ["'self'"],
    // The search index runs as WebAssembly, in a worker of the site itself.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without JavaScript a form may go to the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    ...(endpoint ? { 'report-uri': [endpoint], 'report-to': ['csp'] } : {}),
  };
  const added = Object.entries(outside(settings)).filter(([, hosts]) => hosts.length > 0);
  return print({
    ...directives,
    ...Object.fromEntries(
      added.map(([name, hosts]) => [
        name,
        [...new Set([...(directives[name] ?? ["'self'"]), ...hosts])],
      ]),
    ),
  });
}

/**
 * The policy that a page states of itself, before its first sheet: its inline style sheets are those
 * of the build. It adds to the header and cannot loosen it. Style attributes are allowed: they hold
 * where a bar of a drawing begins and ends, which no sheet can know.
 */
export const stylePolicy = (styles: readonly string[]): string =>
  print({ 'style-src': ["'self'", ...styles], 'style-src-attr': ["'unsafe-inline'"] });

const print = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
