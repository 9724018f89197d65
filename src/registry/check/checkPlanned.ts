import type { ContentError } from './contentError';
import type { Entry, PageEntry } from './siteMap';

const listOf = ({ kind, content }: Entry): string[] => {
  const list: unknown = kind.name === 'PlannedPages' ? content.data['addresses'] : [];
  return Array.isArray(list) ? list.map(String) : [];
};

/** Addresses that links may point at although nobody has written their page yet. */
export const plannedAddresses = (entries: readonly Entry[]): string[] => entries.flatMap(listOf);

/** Planned addresses whose page is there by now: the list must shrink as the site grows. */
export function checkPlanned(
  entries: readonly Entry[],
  pages: readonly PageEntry[],
  otherAddresses: ReadonlySet<string>,
): ContentError[] {
  const there = new Set([...pages.map(({ address }) => address), ...otherAddresses]);
  return entries.flatMap((entry) =>
    listOf(entry).flatMap((address, index) =>
      there.has(address)
        ? [
            {
              file: `content/${entry.content.file}`,
              line: entry.content.lineOf(['addresses', index]),
              key: `addresses.${index}`,
              message: `expected an address without a page, but ${address} is there; take it off the list`,
            },
          ]
        : [],
    ),
  );
}
