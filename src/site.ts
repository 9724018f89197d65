/**
 * The names that a buyer of this code-base changes: stated here and nowhere else.
 * Addresses that carry a name (`/why-lintel/`) are built from the slugs below.
 * Free of Gatsby, Node and Deno, so that the build, the browser and the edge may all import it.
 */
export interface SiteNames {
  /** The provider, as written in sentences. */
  readonly name: string;
  /** The legal entity, for footers and legal pages. */
  readonly legalName: string;
  /** The provider, as written in addresses. */
  readonly slug: string;
  /** The cloud provider whose partnership has a page. */
  readonly cloudProvider: { readonly name: string; readonly slug: string };
  /** The technology partner whose partnership has a page. */
  readonly partner: { readonly name: string; readonly slug: string };
  /** Origin of the production site, without a trailing slash; SITE_URL overrides it at build time. */
  readonly origin: string;
  /** Where a visitor writes to. */
  readonly email: string;
  readonly language: string;
}

export const site: SiteNames = {
  name: 'Lintel',
  legalName: 'Lintel Systems, Inc.',
  slug: 'lintel',
  cloudProvider: { name: 'Nimbus Cloud', slug: 'nimbus' },
  partner: { name: 'Halden', slug: 'halden' },
  origin: 'https://www.lintel.example',
  email: 'hello@lintel.example',
  language: 'en-US',
};

/** Address of the newsroom, which carries the name. */
export const newsroomPath = `/${site.slug}-newsroom/`;

/** Address of what is new, month by month, which carries the name. */
export const whatsNewPath = `/whats-new-in-${site.slug}/`;

/** Address of the feed of all changes. */
export const whatsNewFeedPath = `${whatsNewPath}feed.atom`;

/** Address of the log of all versions. */
export const releaseNotesPath = '/release-notes/';
