const UNITS = ['KB', 'MB', 'GB'] as const;

/**
 * The size of a file as download lists show it, 1 KB at least and one decimal under ten: `84 KB`,
 * `1.2 MB`.
 */
export function fileSize(bytes: number): string {
  let size = Math.max(1, bytes / 1000);
  let step = 0;
  while (Math.round(size) >= 1000 && step < UNITS.length - 1) {
    size /= 1000;
    step += 1;
  }
  const digits = size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size);
  return `${digits}\u00a0${UNITS[step]}`;
}
