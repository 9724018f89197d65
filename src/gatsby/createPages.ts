import type { GatsbyNode } from 'gatsby';
import { pageKinds } from '../registry/kinds';
import { recheckContent } from './checkContentFirst';
import { createEntryPages, type PageNode } from './pages/createEntryPages';

/** What kinds tell from which of their pages are the nearest to one. */
const near = pageKinds
  .flatMap(({ name, nearest }) => (nearest ? `... on ${name} { ${nearest.fields} }` : []))
  .join('\n');

const query = `
  query CreatePages {
    allContentPage {
      nodes {
        __typename
        id
        path
        formerAddresses
        sortKey
        group
        ... on Page {
          listPages
          sectionTypes
          isRich
        }
        ${near}
      }
    }
  }
`;

interface Result {
  readonly data?: { readonly allContentPage: { readonly nodes: readonly PageNode[] } };
  readonly errors?: Error[];
}

/** Every page of the site, by kind. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  recheckContent(api.reporter);
  const { data, errors } = (await api.graphql(query)) as Result;
  if (!data) {
    api.reporter.panicOnBuild('Pages could not be queried', errors);
    return;
  }
  const { nodes } = data.allContentPage;
  for (const kind of pageKinds) {
    const own = nodes.filter(({ __typename }) => __typename === kind.name);
    createEntryPages(api, kind, own);
  }
};
