import type { BreadcrumbList } from 'schema-dts';
import { asTyped } from '../../text/withoutNoBreaks';
import type { FoundPage } from '../page';

/** The hubs above a page and the page itself; nothing for a page with no hub above it. */
export function breadcrumbs({ hubs, title, path }: FoundPage, origin: string): BreadcrumbList[] {
  if (hubs.length === 0) return [];
  const steps = [...hubs, { text: title, href: path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ text, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: asTyped(text),
        item: origin + href,
      })),
    },
  ];
}
