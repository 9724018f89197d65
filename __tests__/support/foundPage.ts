import type { FoundPage } from '../../src/discovery/page';

/** A page with what a test is about. */
export const foundPage = (own: Partial<FoundPage>): FoundPage => ({
  kind: 'Page',
  file: 'pages/x.md',
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
  minutes: 0,
  text: '',
  refer: () => undefined,
  today: '2026-11-22',
  ...own,
});
