const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** The size of a file as download lists show it, one decimal under ten: `84 KB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (Math.round(size) >= 1000 && step < UNITS.length - 1) {
    size /= 1000;
    step += 1;
  }
  const digits = step > 0 && size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size);
  return `${digits}\u00a0${UNITS[step]}`;
}
