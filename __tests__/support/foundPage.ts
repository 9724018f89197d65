import type { FoundPage } from '../../src/found/page';

/** A page with what a test is about. */
export const foundPage = (own: Partial<FoundPage>): FoundPage => ({
  kind: 'Page',
  path: '/x/',
  title: 'X',
  description: 'About x.',
  kindTitle: 'Page',
  hubs: [],
  isIndexed: true,
  data: {},
  authors: [],
  speakers: [],
  recordings: [],
  text: '',
  body: '',
  refer: () => undefined,
  today: '2026-11-22',
  ...own,
});
