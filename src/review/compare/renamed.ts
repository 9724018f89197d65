import type { PageRecord, SiteRecord } from '../record/schema';

/** Share of the texts of a page that another one has, too. */
function likeness(one: PageRecord, other: PageRecord): number {
  const [a, b] = [one, other].map(({ blocks }) => new Set(blocks.map(([, text]) => text)));
  if (!a || !b || a.size + b.size === 0) return 0;
  return [...a].filter((text) => b.has(text)).length / Math.max(a.size, b.size);
}

/** From here on, two pages are one under another name; below the second, one file makes another page now. */
const SAME = 0.6;
const ANOTHER = 0.3;

/**
 * Pages whose file has another name now, each with what it was: their texts say so. A name may stay in use
 * for another page, as when one press release takes the place of another.
 */
export function renamedPages(was: SiteRecord, is: SiteRecord): ReadonlyMap<PageRecord, PageRecord> {
  const byFile = new Map(is.pages.flatMap((page) => (page.file ? [[page.file, page]] : [])));
  const kept = new Set<PageRecord>();
  const free: PageRecord[] = [];
  for (const page of was.pages) {
    const { file } = page;
    if (!file) continue;
    const now = byFile.get(file);
    const isKept =
      now && (was.files[file]?.hash === is.files[file]?.hash || likeness(page, now) >= ANOTHER);
    if (isKept) kept.add(now);
    else free.push(page);
  }
  const found = new Map<PageRecord, PageRecord>();
  for (const page of free.length > 0 ? is.pages : []) {
    if (!page.file || kept.has(page)) continue;
    const [best] = free
      .filter((one) => one.kind === page.kind && one.file !== page.file)
      .map((one) => ({ one, alike: likeness(one, page) }))
      .filter(({ alike }) => alike >= SAME)
      .toSorted((a, b) => b.alike - a.alike);
    if (!best) continue;
    found.set(page, best.one);
    free.splice(free.indexOf(best.one), 1);
  }
  return found;
}
