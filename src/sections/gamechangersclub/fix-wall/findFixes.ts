/** Entries that contain every typed word; all if none is typed. */
export function findFixes<One>(
  fixes: readonly One[],
  wordsOf: (fix: One) => readonly string[],
  typed: string,
): One[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return fixes.filter((fix) => {
    const words = wordsOf(fix).join(' ').toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}
