/** @jest-environment jsdom */
import { atom, type Feed } from '../../../src/discovery/feeds/atom';

const entry = {
  id: 'https://www.lintel.example/list/#one',
  title: 'Rock & Sons <Ltd> begins',
  text: 'It “reads”\u0000 meters.',
  link: 'https://www.lintel.example/list/#one',
  day: '2026-11-16',
};

const feed: Feed = {
  self: 'https://www.lintel.example/list/feed.atom',
  page: 'https://www.lintel.example/list/',
  title: 'Changes',
  subtitle: 'All of them',
  author: 'Lintel Systems, Inc.',
  language: 'en-US',
  entries: [entry, { ...entry, id: `${entry.id}-2`, day: '2025-01-01' }],
};

const parsed = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

it('is well-formed whatever the words are, and loses none of them', () => {
  const document = parsed(atom(feed));
  expect(document.querySelector('entry title')?.textContent).toBe(entry.title);
  expect(document.querySelector('entry content')?.textContent).toBe('It “reads” meters.');
});

it('was changed when its newest entry was', () => {
  const document = parsed(atom(feed));
  expect(document.querySelector('feed > updated')?.textContent).toBe('2026-11-16T00:00:00Z');
});

it('is none without an entry', () => {
  expect(() => atom({ ...feed, entries: [] })).toThrow(feed.self);
});
