import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { alternates, jsonLd } from '../../discovery/appendMetadata';
import type { Announced } from '../../discovery/feeds/announced';
import { markdownFile } from '../../discovery/markdownExport/address';
import { markdownOf } from '../../discovery/markdownExport/markdownExport';
import type { PublicPage } from '../../content-model/publicPage';
import type { PageRecord } from '../../review/record/schema';
import { SHARE } from '../../share/cardLayout';
import { shareTags } from '../../share/head';
import { recordPage, type RecordedSite } from '../review/recordPage';
import type { SearchIndex } from '../discovery/searchIndex';
import { writePublic } from '../discovery/writePublic';
import { inlineScripts } from '../security/inlineScripts';
import type { Share } from '../share/shareOf';
import type { ShareAt } from '../share/shares';
import { readBuilt } from './readBuilt';

/** What pages are finished with. */
export interface Finish {
  readonly origin: string;
  /** Whether search engines may show the site. */
  readonly isPublic: boolean;
  readonly shareAt: ShareAt;
  readonly feedsOf: (page: PublicPage) => readonly Announced[];
  readonly index: Pick<SearchIndex, 'add'>;
  /** The forms of the site, by the names of their files. */
  readonly forms: RecordedSite['forms'];
}

/** What is known of the site when its pages are finished. */
export interface Finished {
  /** The inline scripts of all pages, as sources of a policy. */
  readonly scripts: ReadonlySet<string>;
  /** The pictures that pages share. */
  readonly shares: readonly Share[];
  /** What the record of the site says of each. */
  readonly records: readonly PageRecord[];
}

/** What is added below; a build that kept the page of an earlier one replaces it. */
const ADDED =
  /<meta property="og:type".*?(?=<style|<\/head>)|<script type="application\/ld\+json">.*?<\/script>/gs;

/** Beside the title and the description that tags repeat: behind the sheets they would compress badly. */
const BEFORE_SHEETS = /<style|<\/head>/;

/** The not-found page is there twice: at its address, and as the file that the platform looks for. */
const fileOf = (address: string): string =>
  path.join('public', address, address.endsWith('.html') ? '' : 'index.html');

/**
 * Finishes every page once its HTML is there, in one go: adds what only programs read (how a link to it is
 * shown, its feeds, its Markdown, what it is), writes it as Markdown, indexes it for the search, records it
 * for reviews and collects the scripts that a policy has to allow. What is added is no part of the scripts and the data of
 * pages, so that visitors who go on load none of it; JSON-LD stands behind the words that it repeats,
 * which compress it.
 * @param addresses of all built pages
 * @param pages those of content files; a deploy that is not for search engines announces nothing of them
 */
export async function finishPages(
  addresses: readonly string[],
  pages: readonly PublicPage[],
  { origin, isPublic, shareAt, feedsOf, index, forms }: Finish,
): Promise<Finished> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const scripts = new Set<string>();
  const shares: Share[] = [];
  const records: PageRecord[] = [];

  const finish = async (address: string): Promise<void> => {
    const file = fileOf(address);
    const html = (await readFile(file, 'utf8')).replace(ADDED, '');
    const at = address.replace(/\.html$/, '/');
    const built = readBuilt(html, origin + at);
    const { tree, head, main, mainHtml } = built;
    for (const script of inlineScripts(tree)) scripts.add(script);
    const share = shareAt(at, head);
    shares.push(share);
    const picture = SHARE + share.name;
    const page = byPath.get(address);
    const feeds = page ? feedsOf(page) : [];
    records.push(
      recordPage(
        {
          address,
          html,
          built,
          page,
          picture: { src: picture, alt: share.alt },
          feeds: feeds.map(({ href }) => href),
        },
        { origin, forms },
      ),
    );
    const added = page && isPublic ? page : undefined;
    const tags = [
      shareTags(head, { ...share, src: origin + picture }),
      added ? alternates(added, feeds) : '',
    ].join('');
    const data = added ? jsonLd({ ...added, picture }, origin) : '';
    const copy = added && markdownFile(added);
    await Promise.all([
      page && index.add(page, head.title, mainHtml),
      copy && writePublic(copy, markdownOf(added, main, origin)),
      writeFile(
        file,
        html
          .replace(BEFORE_SHEETS, (next) => tags + next)
          .replace('</body>', () => `${data}</body>`),
      ),
    ]);
  };

  // One after another, those of content files in their order (see SearchIndex).
  for (const address of new Set([...byPath.keys(), ...addresses])) await finish(address);
  return { scripts, shares, records };
}
