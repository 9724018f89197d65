/** What stands on a shelf; at least one of `kinds`, `under` and `group`. */
export interface Shelf {
  readonly href?: string | undefined;
  readonly kinds: readonly string[];
  readonly under?: string | undefined;
  readonly group?: string | undefined;
  readonly first: readonly string[];
}

/** A page with its kind, and its group in the search. */
export interface GroupedPage {
  readonly path: string;
  readonly kind: string;
  readonly group: string;
}

const isNamedBy = ({ kinds, under }: Shelf, { kind, path }: GroupedPage): boolean =>
  kinds.includes(kind) || (under !== undefined && path.startsWith(under));

/** Number of the shelf of a page: the first that names its kind or address, or that takes the rest of its group. */
function shelfOf(page: GroupedPage, shelves: readonly Shelf[]): number {
  const named = shelves.findIndex((shelf) => isNamedBy(shelf, page));
  return named >= 0 ? named : shelves.findIndex(({ group }) => group === page.group);
}

/**
 * Pages on their shelves: those that stand in front, those that the shelf names, the rest of its group,
 * each in the order in which they come. A page that a shelf leads to is not on it as well.
 * @throws if a page stands on no shelf.
 */
export function groupPages<Page extends GroupedPage>(
  shelves: readonly Shelf[],
  pages: readonly Page[],
): Page[][] {
  const hubs = new Set(shelves.map(({ href }) => href));
  const filled: Page[][] = shelves.map(() => []);
  for (const page of pages) {
    if (hubs.has(page.path)) continue;
    const shelf = filled[shelfOf(page, shelves)];
    if (!shelf)
      throw new Error(`${page.path} stands on no shelf: let one take group ${page.group}`);
    shelf.push(page);
  }
  return filled.map((shelf, number) => {
    const first = (shelves[number]?.first ?? []).flatMap(
      (path) => shelf.find((page) => page.path === path) ?? [],
    );
    const others = shelf.filter((page) => !first.includes(page));
    const isNamed = (page: Page): boolean => isNamedBy(shelves[number] as Shelf, page);
    return [...first, ...others.filter(isNamed), ...others.filter((page) => !isNamed(page))];
  });
}

/** What a shelf shows of its pages, and how many belong there. */
export interface PageGroup {
  readonly count: number;
  readonly pages: readonly { readonly path: string; readonly name: string }[];
}
