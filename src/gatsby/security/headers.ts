import { SITEMAP } from '../../discovery/robots';
import { OPEN_API_FILE } from '../../content-model/open-api/schema';
import { OUTAGES_FEED } from '../../content-model/outages';
import { SUB_PROCESSORS_FEED } from '../../kinds/legal/subProcessors';
import { API_FEED } from '../../kinds/whats-new/apiFeed';
import { pageKinds } from '../../registry/kinds';
import { RECORD_FILE } from '../../review/record/address';
import { TERMS_FILE } from '../../search/terms';
import { SHARE } from '../../share/cardLayout';
import { securityHeaders } from '../../http/securityHeaders';

/** Readers ask again, and get the file only where it has changed. */
const CHECKED = 'Cache-Control: public, max-age=0, must-revalidate';

/** The name changes with what is in it. */
const KEPT = 'Cache-Control: public, max-age=31536000, immutable';

/** Files of the search index: those by which it begins, and those whose names are hashes. */
const INDEX_ENTRY = [
  'pagefind.js',
  'pagefind-worker.js',
  'pagefind-entry.json',
  'wasm.en.pagefind',
  'words.json',
];
const INDEX_HASHED = ['fragment/*', 'index/*', 'filter/*', '*.pf_meta'];

const inIndex = (files: readonly string[], header: string): Record<string, string[]> =>
  Object.fromEntries(files.map((file) => [`/pagefind/${file}`, [header]]));

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
    ...Object.fromEntries(
      [
        SUB_PROCESSORS_FEED,
        OUTAGES_FEED,
        API_FEED,
        ...pageKinds.flatMap(({ feed }) => feed?.self ?? []),
      ].map((feed) => [feed, ['Content-Type: application/atom+xml; charset=utf-8', CHECKED]]),
    ),
    [OPEN_API_FILE]: ['Content-Type: application/yaml; charset=utf-8', CHECKED],
    [TERMS_FILE]: [CHECKED],
    ...inIndex(INDEX_ENTRY, CHECKED),
    ...inIndex(INDEX_HASHED, KEPT),
    [`${SHARE}*`]: [KEPT],
    '/*.ics': ['Content-Type: text/calendar; charset=utf-8', CHECKED],
    // Search engines show the pages themselves; a header, since Markdown has no head to say so in.
    '/*.md': ['Content-Type: text/markdown; charset=utf-8', CHECKED, 'X-Robots-Tag: noindex'],
    // For those who compare two builds, not for search engines.
    [RECORD_FILE]: [CHECKED, 'X-Robots-Tag: noindex'],
    '/llms.txt': ['Content-Type: text/markdown; charset=utf-8', CHECKED],
    [SITEMAP]: ['Content-Type: application/xml; charset=utf-8', CHECKED],
  };
}
