import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ADDRESSES_FILE, type Address } from '../browser/addresses';
import { OPEN_API_FILE, OPEN_API_SOURCE } from '../content-model/open-api/schema';
import { announcedBy } from '../discovery/feeds/announced';
import { feedsOf } from '../discovery/feeds/feedFiles';
import { apiFeed, toldVersions } from '../kinds/whats-new/apiFeed';
import { outageFeed, type Told } from '../kinds/data/outageFeed';
import { subProcessorFeed } from '../kinds/legal/subProcessorFeed';
import type { Processor } from '../kinds/legal/subProcessors';
import { readForms } from '../forms/formFiles';
import { readContent } from '../registry/check/readContent';
import { RECORD_FILE } from '../review/record/address';
import { site } from '../site';
import { withoutNoBreaks } from '../text/withoutNoBreaks';
import { publicPagesOf } from './discovery/publicPages';
import { laterPages } from './discovery/lists';
import { openIndex } from './discovery/searchIndex';
import { writeDiscovery } from './discovery/writeDiscovery';
import { finishPages } from './finish/finishPages';
import { recordSite } from './review/recordSite';
import { writePublic } from './discovery/writePublic';
import { drawShares, sharesOf } from './share/shares';
import { visibilityOf } from '../content-model/visibility';
import { readSettings } from './readSettings';
import { writePolicy } from './security/writePolicy';

const query = `
  query Addresses {
    allContentPage(sort: { path: ASC }) {
      nodes {
        path
        title
        seo {
          noindex
        }
      }
    }
    press {
      about
    }
    allPlannedPages {
      nodes {
        addresses
      }
    }
    allSubProcessor(sort: { slug: ASC }) {
      nodes {
        slug
        firm
        country
        does
        data
        serves
        begins {
          announced
          on
        }
        ends {
          announced
          on
          why
        }
      }
    }
    allOutage {
      nodes {
        on
        minutes
        title
        stopped
        cause
        changed
      }
    }
  }
`;

interface Result {
  readonly data?: {
    readonly allContentPage: {
      readonly nodes: readonly (Address & { readonly seo: { readonly noindex: boolean | null } })[];
    };
    readonly press: { readonly about: string } | null;
    readonly allPlannedPages: {
      readonly nodes: readonly { readonly addresses: readonly string[] }[];
    };
    readonly allSubProcessor: { readonly nodes: readonly Processor[] };
    readonly allOutage: { readonly nodes: readonly Told[] };
  };
  readonly errors?: Error[];
}

const dataOf = (address: string): string =>
  path.join('public', 'page-data', address, 'page-data.json');

/** Names the public pages to the not-found page. Its own query would be loaded with every page. */
const writeAddresses = (pages: readonly Address[]): Promise<void> =>
  writeFile(path.join('public', ADDRESSES_FILE), JSON.stringify(pages));

/**
 * A planned page answers 404 to those who ask for it. Gatsby looks ahead at every link in view and
 * would report an error in the console for each; so the data of the not-found page stands there. It
 * names the planned address as its own: Gatsby's router shows a page at no other address.
 */
async function writePlanned(addresses: readonly string[]): Promise<void> {
  const notFound = JSON.parse(await readFile(dataOf('/404/'), 'utf8')) as object;
  await Promise.all(
    addresses.map(async (address) => {
      await mkdir(path.dirname(dataOf(address)), { recursive: true });
      await writeFile(dataOf(address), JSON.stringify({ ...notFound, path: address }));
    }),
  );
}

/** What the finished site needs beside its pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { data, errors } = (await api.graphql(query)) as Result;
  if (!data) {
    api.reporter.panicOnBuild('Addresses of pages could not be queried', errors);
    return;
  }
  const publicPages = data.allContentPage.nodes.filter(({ seo }) => !seo.noindex);
  await writeAddresses(
    publicPages.map(({ path: address, title }) => ({
      path: address,
      title: withoutNoBreaks(title),
    })),
  );
  const planned = data.allPlannedPages.nodes.flatMap(({ addresses }) => addresses);
  await writePlanned(planned);
  const origin = process.env['SITE_URL'] || site.origin;
  const pages = publicPagesOf(api);
  const isPublic = process.env['SITE_NOINDEX'] !== 'true';
  const subProcessors = subProcessorFeed(data.allSubProcessor.nodes, origin);
  const feeds = [
    ...feedsOf(pages, origin),
    { feed: subProcessors, isLinked: true },
    { feed: outageFeed(data.allOutage.nodes, origin), isLinked: true },
    { feed: apiFeed(toldVersions(pages), origin), isLinked: true },
  ];
  await writeDiscovery(pages, {
    origin,
    isPublic,
    about: data.press?.about ?? '',
    today: visibilityOf(process.env).today,
    later: laterPages(api, pages),
    feeds,
  });
  const index = await openIndex();
  const addresses = api.getNodesByType('SitePage').map((node) => String(node['path']));
  const { scripts, shares, records } = await finishPages(addresses, pages, {
    origin,
    isPublic,
    shareAt: await sharesOf(pages),
    feedsOf: announcedBy(feeds),
    index,
    forms: await readForms(),
  });
  const record = recordSite({
    files: readContent().files,
    visibility: visibilityOf(process.env),
    pages,
    records,
  });
  await Promise.all([
    index.write(),
    copyFile(OPEN_API_SOURCE, path.join('public', OPEN_API_FILE)),
    drawShares(shares),
    writePublic(RECORD_FILE, JSON.stringify(record)),
  ]);
  await writePolicy(scripts, {
    endpoint: process.env['SECURITY_REPORT_URL'],
    settings: readSettings(process.env),
  });
};
