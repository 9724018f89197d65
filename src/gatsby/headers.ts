type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Headers of every page. Only production is for search engines: previews and branch deploys say so.
 * Responses of the function and the edge function set their own; these do not reach them.
 */
export function headers(env: Environment): Record<string, string[]> {
  const isPreview = env['SITE_NOINDEX'] === 'true';
  return {
    '/*': [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      // A player that is embedded needs the origin of the page; a path is nobody's business.
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      // Without JavaScript a form may go to the visitor's mail program.
      "Content-Security-Policy: base-uri 'self'; form-action 'self' mailto:; frame-ancestors 'none'; object-src 'none'",
      ...(isPreview ? ['X-Robots-Tag: noindex'] : []),
    ],
  };
}
