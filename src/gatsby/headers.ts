import { CHANGES_FEED } from '../feeds/changesFeed';
import { SUB_PROCESSORS_FEED } from '../legal/subProcessors';
import { securityHeaders } from '../security/headers';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Headers of every page and file; the content security policy is added when the pages are there
 * (writePolicy.ts). Only production is for search engines: previews and branch deploys say so.
 */
export function headers(env: Environment): Record<string, string[]> {
  const isPreview = env['SITE_NOINDEX'] === 'true';
  const endpoint = env['SECURITY_REPORT_URL'];
  return {
    '/*': [
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      ...(endpoint ? [`Reporting-Endpoints: csp="${endpoint}"`] : []),
      ...(isPreview ? ['X-Robots-Tag: noindex'] : []),
    ],
    [SUB_PROCESSORS_FEED]: ['Content-Type: application/atom+xml; charset=utf-8'],
    [CHANGES_FEED]: ['Content-Type: application/atom+xml; charset=utf-8'],
  };
}
