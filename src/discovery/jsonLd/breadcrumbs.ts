import type { BreadcrumbList } from 'schema-dts';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { PublicPage } from '../../content-model/publicPage';

/** The hubs above a page and the page itself; nothing for a page with no hub above it. */
export function breadcrumbs(
  { kind: { hubs }, title, path }: PublicPage,
  origin: string,
): BreadcrumbList[] {
  if (hubs.length === 0) return [];
  const steps = [...hubs, { text: title, href: path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ text, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: withoutNoBreaks(text),
        item: origin + href,
      })),
    },
  ];
}
