/** Data of an infographic’s drawing. */
export interface BodyProps {
  readonly panels: readonly Queries.InfographicPartFragment[];
  readonly whole: { readonly amount: number; readonly unit: string } | null;
}

/** Anchor of a figure, by its index. */
export const panelAnchor = (index: number): string => `figure-${index + 1}`;
