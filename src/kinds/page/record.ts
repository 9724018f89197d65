import { z } from 'zod';
import { pageFields } from '../../content-model/fields';
import type { PageKind } from '../../content-model/kind';
import { withRole } from '../../content-model/roles';
import { pageCard } from './card';
import { pageJsonLd } from './jsonLd';
import { groupOfPage } from './searchGroup';

/**
 * A page of typed sections: `content/pages/` → the path of the file, or its own `path`.
 * @param section the schema of any section
 */
export const pageOf = <Section extends z.ZodType>(section: Section) =>
  ({
    name: 'Page',
    label: 'page',
    folder: 'pages',
    format: 'md',
    address: (slug) => `/${slug}/`,
    title: 'Page',
    hubs: [],
    order: 'title',
    hasSentences: true,
    publishedKey: null,
    searchGroup: groupOfPage,
    jsonLd: pageJsonLd,
    card: pageCard,
    feed: null,
    calendar: null,
    stateAt: null,
    resolvers: null,
    schema: z.strictObject({
      ...pageFields,
      sections: withRole(z.array(section).min(1), { is: 'data' }).describe(
        'What the page is made of, from top to bottom',
      ),
    }),
  }) satisfies PageKind;
