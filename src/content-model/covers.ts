/** Colors in which a book may be bound. */
export const COVERS = ['amber', 'ice', 'pine', 'ink', 'brick', 'rose', 'stone'] as const;

export type Cover = (typeof COVERS)[number];
