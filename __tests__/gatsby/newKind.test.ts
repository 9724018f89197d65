import path from 'node:path';
import type { Node } from 'gatsby';
import { z } from 'zod';
import type { PageKind } from '../../src/registry/kinds';
import type * as Entries from '../../src/registry/entryKinds';
import type * as Fields from '../../src/content-model/fields';

// A kind as a developer adds it: its schema, its record and one line in the list of entries.
jest.mock('../../src/registry/entryKinds', () => {
  const actual = jest.requireActual<typeof Entries>('../../src/registry/entryKinds');
  const { pageFields } = jest.requireActual<typeof Fields>('../../src/content-model/fields');
  const podcast: PageKind = {
    name: 'Podcast',
    label: 'podcast',
    folder: 'podcasts',
    format: 'md',
    address: (slug) => `/podcast/${slug}/`,
    title: 'Episode',
    hubs: [{ text: 'Podcast', href: '/podcast/' }],
    dateKey: 'aired',
    order: 'date',
    groupKey: 'season',
    isNews: true,
    schema: z.strictObject({ ...pageFields, aired: z.string(), season: z.string() }),
  };
  return { entryKinds: [...actual.entryKinds, podcast] };
});

import { kindOfFile, kinds, pageKinds } from '../../src/registry/kinds';
import { schemaOf } from '../../src/content-model/sdl';
import { listing } from '../../src/sections/shared/listing/schema';
import { createContentNode } from '../../src/gatsby/createContentNode';
import { createEntryPages, type PageNode } from '../../src/gatsby/pages/createEntryPages';

const text = `---
title: Episode one
description: A sentence that is long enough for lists of pages.
aired: 2026-03-12
season: first
---
`;

it('is read from its folder, typed, and may be listed', () => {
  expect(kindOfFile('podcasts/one.md')?.name).toBe('Podcast');
  expect(schemaOf(kinds)).toContain('type Podcast implements Node & ContentPage');
  expect(listing.parse({ type: 'listing', title: 'All', kind: 'podcast' }).kind).toBe('podcast');
});

it('gets what every page has: address, date, order, group, crumbs, template', async () => {
  const file = {
    id: 'file',
    internal: { type: 'File' },
    sourceInstanceName: 'content',
    absolutePath: path.resolve('content/podcasts/one.md'),
  };
  const markdown = { id: 'm', parent: 'file', children: [], internal: { type: 'MarkdownRemark' } };
  const createNode = jest.fn();
  await createContentNode(
    markdown as unknown as Node,
    {
      getNode: () => file as unknown as Node,
      loadNodeContent: () => Promise.resolve(text),
      createNodeId: (seed: string) => seed,
      createContentDigest: () => 'digest',
      actions: { createNode, createParentChildLink: () => undefined },
    } as unknown as Parameters<typeof createContentNode>[1],
  );
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/podcast/one/',
      kindTitle: 'Episode',
      hubs: [{ text: 'Podcast', href: '/podcast/' }],
      dated: '2026-03-12',
      sortKey: '2026-03-12',
      group: 'first',
      kindClosing: 'podcast',
    }),
  );
});

it('gets its pages, with their neighbors', () => {
  const createPage = jest.fn();
  const api = { actions: { createPage } } as unknown as Parameters<typeof createEntryPages>[0];
  const page = (id: string): PageNode => ({
    __typename: 'Podcast',
    id,
    path: `/podcast/${id}/`,
    formerAddresses: [],
    sortKey: `2026-03-${id}`,
    group: 'first',
  });
  const kind = pageKinds.find(({ name }) => name === 'Podcast') as PageKind;
  createEntryPages(api, kind, [page('11'), page('12')]);
  expect(createPage).toHaveBeenCalledWith({
    path: '/podcast/12/',
    component: path.resolve('src/kinds/podcast/template.tsx'),
    context: { id: '12', previousId: '11', nextId: null, relatedIds: ['11'] },
  });
});
