/** What the inline elements of the site are, as sources of a policy: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface Reporting {
  /** Where browsers report what the policy refused; absent: nowhere. */
  readonly endpoint?: string | undefined;
}

/**
 * The content security policy of every page. Everything comes from the site itself, and inline
 * scripts and style sheets are those of the build. Style attributes are allowed: they hold where a
 * bar of a drawing begins and ends, which no sheet can know. No inline script is.
 */
export function contentPolicy(inline: InlineSources, { endpoint }: Reporting = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...inline.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without JavaScript a form may go to the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    ...(endpoint ? { 'report-uri': [endpoint], 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
