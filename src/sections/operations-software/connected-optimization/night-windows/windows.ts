/** What a window of a night can be, by its sign. */
export const WINDOWS = { '.': 'dark', c: 'changed', b: 'back', p: 'person' } as const;

export type WindowKind = (typeof WINDOWS)[keyof typeof WINDOWS];

/** The windows of a night, one for each sign; an unknown sign stays dark. */
export const windowsOf = (signs: string): WindowKind[] =>
  [...signs].map((sign) => WINDOWS[sign as keyof typeof WINDOWS] ?? 'dark');

/** How many windows of all nights are of one kind; what was given back or handed on was changed, too. */
export function countWindows(
  nights: readonly string[],
): Record<'changed' | 'back' | 'person', number> {
  const all = nights.flatMap(windowsOf);
  const of = (kind: WindowKind): number => all.filter((one) => one === kind).length;
  return { changed: all.length - of('dark'), back: of('back'), person: of('person') };
}
