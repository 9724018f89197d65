export const SITEMAP = '/sitemap.xml';

/**
 * What crawlers may read (RFC 9309). Deploys that are not for search engines let them in as well, and
 * name no sitemap: who may not read a page never learns that it is not to be shown.
 */
export const robots = (origin: string, isPublic: boolean): string =>
  ['User-agent: *', 'Allow: /', ...(isPublic ? ['', `Sitemap: ${origin}${SITEMAP}`] : []), ''].join(
    '\n',
  );
