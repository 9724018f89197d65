/** What the body of an infographic is drawn from. */
export interface BodyProps {
  readonly panels: readonly Queries.InfographicPartFragment[];
  readonly whole: { readonly amount: number; readonly unit: string } | null;
}

/** Anchor of a figure, by its place. */
export const panelAnchor = (index: number): string => `figure-${index + 1}`;
