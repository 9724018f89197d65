/** Anchor of a change on the page of its month, by its index. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;
