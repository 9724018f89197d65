/**
 * Index to focus after a key in a menu bar or tab list, from item `at` of `count`; undefined for
 * other keys.
 */
export function nextInRow(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
