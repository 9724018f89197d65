/** What of the content a build shows: decided by its day and its place, never by the content. */
export interface Visibility {
  /** Day as of which the site is built, `YYYY-MM-DD`. */
  readonly today: string;
  readonly showDrafts: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Drafts show in `gatsby develop` and where SHOW_DRAFTS says so (deploy previews, netlify.toml). SITE_DATE builds the site as of a day.
 * @throws if SITE_DATE is no ISO date.
 */
export function visibilityOf(env: Environment, now = new Date()): Visibility {
  const today = env['SITE_DATE'] ?? now.toISOString().slice(0, 10);
  if (!DAY.test(today) || Number.isNaN(Date.parse(today))) {
    throw new Error(`SITE_DATE: expected a day such as 2025-11-01, got "${today}".`);
  }
  const showDrafts = env['NODE_ENV'] === 'development' || env['SHOW_DRAFTS'] === 'true';
  return { today, showDrafts };
}

/** Whether a page with these keys of its frontmatter is part of the site. */
export const isShown = (
  data: { readonly draft?: unknown; readonly publishOn?: unknown },
  { today, showDrafts }: Visibility,
): boolean =>
  showDrafts ||
  (data.draft !== true && !(typeof data.publishOn === 'string' && data.publishOn > today));
