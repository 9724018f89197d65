import { z } from 'zod';

/** Version of the schema. One more whenever what a record says is no longer said in the same way. */
export const RECORD_VERSION = 1;

const named = z.record(z.string(), z.string());

const formOnPage = z.object({
  form: z.string(),
  label: z.string(),
  conversion: z.enum(['primary', 'secondary', 'none']),
  thanks: z.string(),
});

const page = z.object({
  path: z.string(),
  status: z.number().int(),
  /** Label of its kind, and its file below `content/`; a page that code alone writes has neither. */
  kind: z.string().optional(),
  file: z.string().optional(),
  /** Why production does not show it yet: a day, or `draft`. */
  draft: z.string().optional(),
  /** Folders of the code that it is made of: its sections, and its kind. */
  parts: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  /** A path where it lies on this site. */
  canonical: z.string(),
  robots: z.string(),
  /** Whether it stands in the sitemap. */
  isListed: z.boolean(),
  /** Visible text of its main part: what an element is, and its words. Headings are among them. */
  blocks: z.array(z.tuple([z.string(), z.string()])),
  /** Text and address of each link of its main part. */
  links: z.array(z.tuple([z.string(), z.string()])),
  /** File and alternative text of each picture of its main part. */
  pictures: z.array(z.tuple([z.string(), z.string()])),
  forms: z.array(formOnPage),
  share: z.object({ src: z.string(), alt: z.string() }),
  /** What search engines are told that it is, by the names of schema.org, and a hash of all that. */
  jsonLd: z.object({ types: z.array(z.string()), hash: z.string() }).optional(),
  feeds: z.array(z.string()),
  /** Of its HTML, styles included, before compression. */
  bytes: z.number().int(),
});

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  status: z.number().int(),
  owner: z.enum(['edge', 'netlify.toml', 'formerAddresses']),
  /** Whether it moves every address that ends so, except below `notUnder`. */
  isEnding: z.boolean().optional(),
  notUnder: z.string().optional(),
});

const claim = z.object({
  figure: z.string(),
  claim: z.string(),
  period: z.string(),
  validUntil: z.string(),
  file: z.string(),
});

const menuLink = z.object({
  /** Where it stands: `header, Platform`. */
  at: z.string(),
  text: z.string(),
  href: z.string(),
});

const day = z.object({
  on: z.string(),
  kind: z.enum(['starts', 'ends', 'closes', 'claim', 'promo', 'appears', 'read-again']),
  /** What it concerns, by its title, and where that is. */
  what: z.string(),
  at: z.string(),
});

/** What a build made of the site, in words that another build can be compared with. */
export const siteRecord = z.object({
  version: z.literal(RECORD_VERSION),
  commit: z.string().optional(),
  builtAt: z.string(),
  /** Day as of which the site was built. */
  today: z.string(),
  pages: z.array(page),
  /** Addresses that pages may link to before they are there. */
  planned: z.array(z.string()),
  redirects: z.array(redirect),
  menus: z.array(menuLink),
  promo: z.object({ text: z.string(), href: z.string(), until: z.string() }).optional(),
  /** What names stand for in words: facts of customers and prices. */
  facts: named,
  claims: z.record(z.string(), claim),
  days: z.array(day),
  /** Content files that the site shows, by hash, and what each refers to: names of facts and of files. */
  files: z.record(z.string(), z.object({ hash: z.string(), refers: z.array(z.string()) })),
  /** Folders of code, by hash, and packages, by version. */
  code: named,
  packages: named,
});

/** Says which version a record has, whichever it is. */
export const versioned = z.object({ version: z.number().int() });

export type SiteRecord = z.infer<typeof siteRecord>;
export type PageRecord = SiteRecord['pages'][number];
export type RedirectRecord = SiteRecord['redirects'][number];
export type Block = PageRecord['blocks'][number];
