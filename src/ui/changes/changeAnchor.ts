/** Anchor of a change on the page of its month, by its place. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;
