/** The known word that is the fewest edits away from another; nothing where all are too far. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const closest = known
    .map((candidate) => ({ candidate, distance: countEdits(word, candidate) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return closest && closest.distance <= Math.max(2, word.length / 2)
    ? closest.candidate
    : undefined;
}

function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
