interface Page {
  readonly id: string;
}

/** Answers which two pages of a list are nearest to one: those on either side, or at an end the next two. */
export const twoNearest =
  (pages: readonly Page[]) =>
  ({ id }: Page): string[] => {
    const place = pages.findIndex((page) => page.id === id);
    const from = Math.max(0, Math.min(place - 1, pages.length - 3));
    return pages.slice(from, from + 3).flatMap((page) => (page.id === id ? [] : page.id));
  };
