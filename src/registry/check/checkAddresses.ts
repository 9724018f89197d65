import { matchRedirect } from '../../redirects/match.ts';
import type { ContentError } from './contentError';
import type { PageEntry } from './siteMap';

/** Two pages with one address, addresses that a redirect hides, former addresses that still live. */
export function checkAddresses(pages: readonly PageEntry[]): ContentError[] {
  const owners = new Map<string, PageEntry>();
  const errors: ContentError[] = [];
  const add = (page: PageEntry, key: string, message: string) => {
    const { content } = page.entry;
    errors.push({ file: `content/${content.file}`, line: content.lineOf([key]), key, message });
  };

  for (const page of pages) {
    const other = owners.get(page.address);
    if (other) {
      add(
        page,
        'path',
        `expected an address of its own, but ${page.address} is that of content/${other.entry.content.file} too`,
      );
    } else owners.set(page.address, page);
    const rule = matchRedirect({ method: 'GET', url: page.address });
    if (rule) {
      add(
        page,
        'path',
        `expected an address that can be reached, but ${page.address} redirects to ${rule.location}`,
      );
    }
  }
  const former = new Map<string, PageEntry>();
  for (const page of pages) {
    const list: unknown = page.entry.content.data['formerAddresses'];
    for (const address of Array.isArray(list) ? list.map(String) : []) {
      const live = owners.get(address);
      if (live) {
        add(
          page,
          'formerAddresses',
          `expected an address that no page has, but ${address} is that of content/${live.entry.content.file}`,
        );
      }
      const rival = former.get(address);
      if (rival) {
        add(
          page,
          'formerAddresses',
          `expected an address that one page once had, but content/${rival.entry.content.file} names ${address} too`,
        );
      } else former.set(address, page);
      const rule = matchRedirect({ method: 'GET', url: address });
      if (rule) {
        add(
          page,
          'formerAddresses',
          `expected an address that reaches this page, but ${address} redirects to ${rule.location}`,
        );
      }
    }
  }
  return errors;
}
