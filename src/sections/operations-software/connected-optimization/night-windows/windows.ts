/** States of a window, by their characters in the content. */
export const WINDOWS = { '.': 'dark', c: 'changed', b: 'back', p: 'person' } as const;

export type WindowKind = (typeof WINDOWS)[keyof typeof WINDOWS];

/** States of a night’s windows; unknown characters are dark. */
export const windowsOf = (signs: string): WindowKind[] =>
  [...signs].map((sign) => WINDOWS[sign as keyof typeof WINDOWS] ?? 'dark');

/** Number of windows in a state; reverted and handed-over ones count as changed, too. */
export function countWindows(
  nights: readonly string[],
): Record<'changed' | 'back' | 'person', number> {
  const all = nights.flatMap(windowsOf);
  const of = (kind: WindowKind): number => all.filter((one) => one === kind).length;
  return { changed: all.length - of('dark'), back: of('back'), person: of('person') };
}
