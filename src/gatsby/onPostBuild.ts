import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ADDRESSES_FILE, type Address } from '../browser/addresses';

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
  }
`;

interface Result {
  readonly data?: {
    readonly allContentPage: {
      readonly nodes: readonly (Address & { readonly seo: { readonly noindex: boolean | null } })[];
    };
  };
  readonly errors?: Error[];
}

/**
 * Writes the addresses of all public pages for the not-found page. A query of that page would be
 * loaded with every page that shares its template.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { data, errors } = (await api.graphql(query)) as Result;
  if (!data) {
    api.reporter.panicOnBuild('Addresses of pages could not be queried', errors);
    return;
  }
  const addresses: Address[] = data.allContentPage.nodes
    .filter(({ seo }) => !seo.noindex)
    .map((page) => ({ path: page.path, title: page.title }));
  await writeFile(path.join('public', ADDRESSES_FILE), JSON.stringify(addresses));
};
