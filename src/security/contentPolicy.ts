export interface Reporting {
  /** Where browsers report what the policy refused; absent: nowhere. */
  readonly endpoint?: string | undefined;
}

/**
 * The content security policy of every page, sent as a header. Everything comes from the site itself,
 * and inline scripts are those of the build, named by their hashes. Inline style sheets differ from
 * page to page, so each page narrows them down by itself (`stylePolicy`).
 */
export function contentPolicy(scripts: readonly string[], { endpoint }: Reporting = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
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
  return print(directives);
}

/**
 * The policy that a page states of itself, before its first sheet: its inline style sheets are those
 * of the build. It adds to the header and cannot loosen it. Style attributes are allowed: they hold
 * where a bar of a drawing begins and ends, which no sheet can know.
 */
export const stylePolicy = (styles: readonly string[]): string =>
  print({ 'style-src': ["'self'", ...styles], 'style-src-attr': ["'unsafe-inline'"] });

const print = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
