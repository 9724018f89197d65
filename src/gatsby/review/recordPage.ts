import { createHash } from 'node:crypto';
import path from 'node:path';
import { structured } from '../../discovery/jsonLd/structured';
import { EVERY_PAGE, formsOnPages } from '../../forms/analytics/formsOnPages';
import type { FormDefinition } from '../../forms/definition';
import { readMain } from '../../review/record/readMain';
import type { PageRecord } from '../../review/record/schema';
import type { PublicPage } from '../../content-model/publicPage';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { BuiltPage } from '../finish/readBuilt';
import { sectionFile } from '../pages/sectionFiles';

/** A page as its finished HTML was read, and what is known of it beside that. */
export interface ReadPage {
  readonly address: string;
  /** The HTML as it was built. */
  readonly html: string;
  readonly built: BuiltPage;
  readonly page?: PublicPage | undefined;
  readonly picture: { readonly src: string; readonly alt: string };
  readonly feeds: readonly string[];
}

/** What the records of all pages have in common. */
export interface RecordedSite {
  readonly origin: string;
  readonly forms: ReadonlyMap<string, FormDefinition>;
}

/** Six bytes tell what changed from what did not. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Types of schema.org in a text of JSON-LD, each once. */
const typesIn = (json: string): string[] =>
  [...new Set([...json.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type ?? ''))].sort();

/** The folder of a section's component, below the project. */
const folderOf = (type: string): string => path.posix.join('src', path.dirname(sectionFile(type)));

const partsOf = ({ kind, data }: PublicPage): string[] => {
  const sections = (data['sections'] ?? []) as readonly { readonly type: string }[];
  return [...new Set([`src/kinds/${kind.label}`, ...sections.map(({ type }) => folderOf(type))])];
};

/** Why production does not show a page yet: its day, or that it is a draft. */
const draftOf = ({ data, today }: PublicPage): string | undefined => {
  if (data['draft'] === true) return 'draft';
  const day = data['publishOn'];
  return typeof day === 'string' && day > today ? day : undefined;
};

/** An address of this site as its path, and any other whole. */
const pathAt = (origin: string, address: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** What only a page with a content file has. */
function ofContent(page: PublicPage, origin: string, src: string) {
  const json = JSON.stringify(structured({ ...page, picture: src }, origin));
  return {
    kind: page.kind.label,
    file: page.file,
    draft: draftOf(page),
    parts: partsOf(page),
    isListed: page.isIndexed,
    jsonLd: { types: typesIn(json), hash: hashOf(json) },
  };
}

/**
 * What a record says of a page. What a deploy announces to search engines is recorded everywhere, so that
 * a preview, which announces nothing, compares with production.
 */
export function recordPage(read: ReadPage, { origin, forms }: RecordedSite): PageRecord {
  const { address, html, built, page, picture, feeds } = read;
  const { head, robots, main } = built;
  return {
    path: address,
    status: address.startsWith('/404') ? 404 : 200,
    parts: [],
    isListed: false,
    title: withoutNoBreaks(head.title),
    description: withoutNoBreaks(head.description),
    canonical: pathAt(origin, head.address),
    robots,
    ...readMain(main),
    forms: formsOnPages(new Map([[address, html]]), forms)
      .filter((form) => form.page !== EVERY_PAGE)
      .map(({ form, label, conversion, thanks }) => ({ form, label, conversion, thanks })),
    share: { src: picture.src, alt: withoutNoBreaks(picture.alt) },
    feeds: [...feeds],
    bytes: Buffer.byteLength(html),
    ...(page && ofContent(page, origin, picture.src)),
  };
}
