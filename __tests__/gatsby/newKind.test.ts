import path from 'node:path';
import type { Node } from 'gatsby';
import type { PageKind } from '../../src/registry/kinds';
import type * as Entries from '../../src/registry/entryKinds';
import type * as Added from './podcast/record';

// A kind as a developer adds it: its folder and one line in the list of entries.
jest.mock('../../src/registry/entryKinds', () => {
  const actual = jest.requireActual<typeof Entries>('../../src/registry/entryKinds');
  const { podcast } = jest.requireActual<typeof Added>('./podcast/record');
  return { entryKinds: [...actual.entryKinds, podcast] };
});

import { pageKind } from '../../src/content-model/fields';
import { kindOfFile, kinds, pageKinds } from '../../src/registry/kinds';
import { schemaOf } from '../../src/content-model/sdl';
import { calendars, CALENDAR } from '../../src/discovery/calendar';
import { feedsOf } from '../../src/discovery/feeds/feedFiles';
import { structured } from '../../src/discovery/jsonLd/structured';
import { publishedOf } from '../../src/discovery/publishedOf';
import { createContentNode } from '../../src/gatsby/createContentNode';
import { createResolvers } from '../../src/gatsby/createResolvers';
import { createEntryPages, type PageNode } from '../../src/gatsby/pages/createEntryPages';
import { headers } from '../../src/gatsby/security/headers';
import { groupOf } from '../../src/search/searchGroups';
import { cardOf } from '../../src/share/cardOf';
import { layOut } from '../../src/share/layOut';
import { publicPage } from '../support/publicPage';

const text = `---
title: Episode one
description: A sentence that is long enough for lists of pages.
aired: 2026-03-12
season: first
minutes: 24
---
`;

it('is read from its folder, typed, and may be listed', () => {
  expect(kindOfFile('podcasts/one.md')?.name).toBe('Podcast');
  expect(schemaOf(kinds)).toContain('type Podcast implements Node & ContentPage');
  expect(pageKind().parse('podcast')).toBe('podcast');
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

describe('a page of it', () => {
  const ORIGIN = 'https://www.lintel.example';
  const page = publicPage({
    kind: 'Podcast',
    path: '/podcast/one/',
    title: 'Episode one',
    data: { aired: '2026-12-12', season: 'first', minutes: 24 },
  });

  it('tells search engines what it is, and where it stands', () => {
    expect(structured(page, ORIGIN)).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({ '@type': 'PodcastEpisode', duration: 'PT24M' }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ]) as unknown,
    });
  });

  it('has a card, a day as an article, a group in the search, and a state', () => {
    const card = cardOf(page, () => []);
    const colors = new Proxy({}, { get: () => '#ffffff' });
    expect(layOut(card, colors).ground).toBe('#ffffff');
    expect(publishedOf(page)).toBe('2026-12-12');
    expect(groupOf(page.kind, page.path)).toBe('webinars');
    expect(page.state).toBe('upcoming');
  });

  it('is in its feed, which is served as one, and in the calendar', () => {
    expect(feedsOf([page], ORIGIN)).toMatchObject([
      {
        kind: 'Podcast',
        feed: { self: `${ORIGIN}/podcast.atom`, entries: [{ title: 'Episode one' }] },
      },
    ]);
    expect(headers({})['/podcast.atom']).toBeDefined();
    const files = calendars([page], ORIGIN);
    expect([...files.keys()]).toEqual([CALENDAR, '/podcast/one.ics']);
    expect(files.get(CALENDAR)).toContain('SUMMARY:Episode one');
  });

  it('has the fields that the build works out', () => {
    const create = jest.fn();
    void createResolvers?.({ createResolvers: create } as never, {} as never, () => undefined);
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        Podcast: expect.objectContaining({ seconds: expect.anything() as unknown }) as unknown,
      }),
    );
  });
});
