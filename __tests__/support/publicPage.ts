import type { PublicPage } from '../../src/content-model/publicPage';
import { pageKinds } from '../../src/registry/kinds';

type Own = Partial<Omit<PublicPage, 'kind'>> & { readonly kind?: string };

/** A page with what a test is about; of its kind, by the name of that, it has what every page has. */
export function publicPage({ kind: name = 'Page', ...own }: Own): PublicPage {
  const kind = pageKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No kind ${name}`);
  const { data = {}, today = '2026-11-22' } = own;
  const dated = kind.dateKey ? data[kind.dateKey] : undefined;
  return {
    kind,
    slug: 'x',
    file: 'pages/x.md',
    path: '/x/',
    title: 'X',
    description: 'About x.',
    isIndexed: true,
    day: typeof dated === 'string' ? dated.slice(0, 10) : undefined,
    state: dated ? kind.stateAt?.(Date.parse(today), data) : undefined,
    data,
    body: '',
    refer: () => undefined,
    today,
    ...own,
  };
}
