/** Weighted score of a candidate. */
export const weighed = (scores: readonly number[], weights: readonly number[]): number =>
  scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0);

/** Candidates by weighted score, highest first; ties keep their order. */
export const byPoints = <Candidate extends { readonly scores: readonly number[] }>(
  candidates: readonly Candidate[],
  weights: readonly number[],
): Candidate[] =>
  [...candidates].sort(
    (one, other) => weighed(other.scores, weights) - weighed(one.scores, weights),
  );
