/** The points of a candidate: each of its scores as often as its criterion weighs. */
export const weighed = (scores: readonly number[], weights: readonly number[]): number =>
  scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0);

/** Candidates with the most points first; equals keep their order. */
export const byPoints = <Candidate extends { readonly scores: readonly number[] }>(
  candidates: readonly Candidate[],
  weights: readonly number[],
): Candidate[] =>
  [...candidates].sort(
    (one, other) => weighed(other.scores, weights) - weighed(one.scores, weights),
  );
